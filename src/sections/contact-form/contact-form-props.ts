import type { ContactFormView, DialogsView, StudioView } from "../../content-schema/view-types";

/** How a message can begin where the URL asks for it, as in `?duration=3-6-months`. */
export interface MessageOpening {
  readonly parameter: string;
  readonly key: string;
  /** The first line of the message. */
  readonly line: string;
  /** Says beside the field what was put in front of the message. */
  readonly note: string;
}

/** What the form's React part needs. It is in the page as JSON. */
export interface ControllerProps {
  readonly text: Pick<ContactFormView, "statusSuccess" | "statusFailure">;
  readonly dialogs: Pick<DialogsView, "success" | "failure">;
  readonly studio: Pick<StudioView, "phone"> & { readonly emails: Pick<StudioView["emails"], "general"> };
  /** How a message may begin. */
  readonly openings?: readonly MessageOpening[] | undefined;
}

export interface ContactFormProps extends ControllerProps {
  readonly text: ContactFormView;
  readonly studio: ControllerProps["studio"] & Pick<StudioView, "replyPromise">;
}
