import type { ContactErrors, ContactMessage } from "../../contact";

/** The form's texts, from content/contact-form.yaml. */
export type ContactFormStrings = Queries.ContactFormPartsFragment;

/** The texts of its dialogs, from content/dialogs.yaml. */
export type ContactDialogStrings = Queries.ContactDialogPartsFragment;

/** Other ways to reach the studio, from content/studio.yaml. */
export type ContactStudio = Queries.ContactStudioPartsFragment;

/** A project duration from the pricing page. */
export interface DurationChoice {
  readonly key: string;
  readonly label: string;
}

export interface ContactFormProps {
  readonly strings: ContactFormStrings;
  readonly dialogs: ContactDialogStrings;
  readonly studio: ContactStudio;
  /** The choices of the pricing page, where the URL may carry `?duration=`. */
  readonly durations?: readonly DurationChoice[] | undefined;
  /** What the function received, where its answer shows the form again (scripts/generate-function-content/). */
  readonly received?: { readonly values: ContactMessage; readonly errors: ContactErrors };
}
