import type { ContactErrors, ContactMessage } from "../../contact";
import type { ContactFormView, DialogsView, PricingPageView, StudioView } from "../../content-schema/view-types";

/** A project duration from the pricing page. */
export type DurationChoice = Pick<PricingPageView["options"][number], "key" | "label">;

/** What the form's React part needs. It is in the page as JSON. */
export interface ControllerProps {
  readonly text: Pick<ContactFormView, "statusSuccess" | "statusFailure">;
  readonly dialogs: Pick<DialogsView, "success" | "failure">;
  readonly studio: Pick<StudioView, "phone"> & { readonly emails: Pick<StudioView["emails"], "general"> };
  /** The choices of the pricing page, where the URL may carry `?duration=`. */
  readonly durations?: readonly DurationChoice[] | undefined;
}

export interface ContactFormProps extends ControllerProps {
  readonly text: ContactFormView;
  readonly studio: ControllerProps["studio"] & Pick<StudioView, "replyPromise">;
  /** What the function received, where its response shows the form again, without scripts (scripts/generate-function-content/). */
  readonly received?: { readonly values: ContactMessage; readonly errors: ContactErrors };
}
