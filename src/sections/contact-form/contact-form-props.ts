/** Plain shapes that the contact form takes. The results of the fragments in src/fragments/contact.ts fit them as they are. */

/** The form's words, from content/contact-form.yaml. */
export interface ContactFormWords {
  readonly formName: string;
  readonly requiredNote: string;
  readonly emailLabel: string;
  readonly emailHint: string;
  readonly messageLabel: string;
  readonly messageHint: string;
  readonly submit: string;
  readonly sending: string;
  readonly slow: string;
  readonly offline: string;
  /** `{count}` stands for the number. */
  readonly charactersLeft: string;
  /** `{count}` stands for the number. */
  readonly charactersOver: string;
  readonly statusSuccess: string;
  readonly statusFailure: string;
  /** A paragraph with inline links. */
  readonly privacyNote: string;
  readonly honeypotLabel: string;
  /** `{duration}` stands for the choice. */
  readonly durationPrefix: string;
  /** `{duration}` stands for the choice. */
  readonly durationChosen: string;
}

/** The words of the two dialogs, from content/dialogs.yaml. */
export interface ContactDialogWords {
  readonly success: { readonly title: string; readonly paragraphs: readonly string[] };
  readonly failure: { readonly title: string; readonly otherWays: string };
}

/** The other ways to reach the studio, from content/studio.yaml. */
export interface ContactStudio {
  readonly phone: { readonly display: string; readonly dial: string };
  readonly emails: { readonly general: string };
  readonly replyPromise: string;
}

/** A length of time from the pricing page. */
export interface DurationChoice {
  readonly key: string;
  readonly label: string;
}

export interface ContactFormProps {
  readonly words: ContactFormWords;
  readonly dialogs: ContactDialogWords;
  readonly studio: ContactStudio;
  /** Only where the address may carry `?duration=`: the choices of the pricing page. */
  readonly durations?: readonly DurationChoice[] | undefined;
}
