/**
 * What the form's script says of its own. The labels, which are in the page, are in src/contact/form-strings.ts, sentences for
 * editors in content/contact-form.yaml, error messages in src/contact/messages.ts.
 */
export const contactFormStrings = {
  sending: "Sending…",
  slow: "This is taking longer than usual. We’re still trying, and your text is safe.",
  offline: "You’re offline, so nothing was sent. Your text stays here. Send it again once you’re back online.",
  /** Put in front of a message that comes from the pricing page. */
  durationPrefix: "Expected time for the project: {duration}",
  durationChosen: "You chose {duration} on the pricing page. It’s at the top of your message, where you can change it.",
} as const;
