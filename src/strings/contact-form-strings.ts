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

/** What the form's script says and knows of the content: the build puts it into the script. */
export interface FormContent {
  readonly statusSuccess: string;
  readonly statusFailure: string;
  /** The words before the reference of a message that was sent. */
  readonly reference: string;
  readonly success: { readonly title: string; readonly paragraphs: readonly string[] };
  readonly failure: { readonly title: string; readonly otherWays: string };
  readonly phone: { readonly display: string; readonly dial: string };
  readonly mail: string;
  readonly durations: readonly { readonly key: string; readonly label: string }[];
  /** The words of a barrier report, and the pages that it may be about. */
  readonly barrier: { readonly line: string; readonly note: string; readonly pages: readonly string[] };
  readonly firstFix: { readonly line: string; readonly note: string };
}
