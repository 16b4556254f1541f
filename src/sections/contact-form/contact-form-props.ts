import type { ContactErrors, ContactMessage } from "../../contact";
import type { ContactFormView, DialogsView, PricingPageView, StudioView } from "../../content-schema/view-types";

/** A project duration from the pricing page. */
export type DurationChoice = Pick<PricingPageView["options"][number], "key" | "label">;

export interface ContactFormProps {
  readonly text: ContactFormView;
  readonly dialogs: Pick<DialogsView, "success" | "failure">;
  readonly studio: Pick<StudioView, "phone" | "replyPromise"> & {
    readonly emails: Pick<StudioView["emails"], "general">;
  };
  /** The choices of the pricing page, where the URL may carry `?duration=`. */
  readonly durations?: readonly DurationChoice[];
  /** What the function received, where its response shows the form again (scripts/generate-function-content/). */
  readonly received?: { readonly values: ContactMessage; readonly errors: ContactErrors };
}
