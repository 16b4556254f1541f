/**
 * What the form's script says of its own. Error messages are in src/contact/messages.ts, sentences for editors in
 * content/contact-form.yaml.
 */
export const contactFormStrings = {
  sending: "Sending…",
  slow: "This is taking longer than usual. We’re still trying, and your text is safe.",
  offline: "You’re offline, so nothing was sent. Your text stays here. Send it again once you’re back online.",
  /** Put in front of a message that comes from the pricing page. */
  durationPrefix: "Expected time for the project: {duration}",
  durationChosen: "You chose {duration} on the pricing page. It’s at the top of your message, where you can change it.",
} as const;

/** The labels that the contact form and the function's HTML pages share. An object of their own: the script needs none. */
export const contactFormLabels = {
  /** The name of the form for screen readers. */
  formName: "Contact form",
  requiredNote: "Both fields are required.",
  emailLabel: "Email",
  messageLabel: "Message",
  submit: "Send message",
  honeypotLabel: "Leave this field empty",
} as const;
