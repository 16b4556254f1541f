/** The labels that the contact form and the function's HTML pages share. */
export const formStrings = {
  /** The name of the form for screen readers. */
  formName: "Contact form",
  requiredNote: "Both fields are required.",
  emailLabel: "Email",
  messageLabel: "Message",
  submit: "Send message",
  honeypotLabel: "Leave this field empty",
} as const;
