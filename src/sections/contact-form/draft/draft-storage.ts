import { object, string, type InferType } from "yup";
import { draftKey } from "../../../lib/form-restoration";

const draftSchema = object({
  email: string().defined(),
  message: string().defined(),
  /** The choice of the pricing page that was already put in front of the message. */
  duration: string(),
  /** The idempotency key of an attempt to send this text. */
  idempotencyKey: string(),
});

/**
 * The draft of a message in sessionStorage: it survives a reload, Back and a crash of the tab, and is gone with the
 * tab. Where storage is refused (private windows, strict settings) nothing is stored and nothing throws.
 */
export type Draft = InferType<typeof draftSchema>;

/** The draft of this tab: empty when there is none or it cannot be parsed. */
export const readDraft = (): Draft => {
  try {
    return draftSchema.validateSync(JSON.parse(window.sessionStorage.getItem(draftKey) ?? ""), { strict: true });
  } catch {
    return { email: "", message: "" };
  }
};

/** Stores a draft; removes an empty one. */
export const writeDraft = (draft: Draft): void => {
  try {
    if (draft.email === "" && draft.message === "" && draft.duration === undefined)
      window.sessionStorage.removeItem(draftKey);
    else window.sessionStorage.setItem(draftKey, JSON.stringify(draft));
  } catch {
    // Refused or full.
  }
};
