import { useMemo, useRef, type RefObject } from "react";
import type { DurationChoice } from "./contact-form-props";
import { withDuration } from "./draft/duration";
import { clearDraft, readDraft, writeDraft, type Draft } from "./draft/draft-storage";
import { formElements, typedText } from "./form-elements";
import { newSendKey } from "./send/send-key";

/** The half-written message: fills the fields from it, keeps it, and knows the key of its text. */
export interface DraftKeeper {
  /** Fills empty fields from the draft of this tab. What stands in a field already is newer and stays. */
  readonly restore: () => void;
  /** Puts the choice of the pricing page in front of the message, once. */
  readonly putDuration: (chosen: DurationChoice, durations: readonly DurationChoice[], template: string) => void;
  /** Notes the first touch. @param at milliseconds since 1970 */
  readonly touch: (at: number) => void;
  /** The text changed. */
  readonly keep: () => void;
  /** The key of this text and when the form was first touched, in milliseconds since 1970. */
  readonly beginSend: () => { readonly sendKey: string; readonly touchedAt: number };
  readonly sent: (sendKey: string) => void;
}

type Memo = Omit<Draft, "email" | "message">;

/** @param formRef the form, mounted before any of these are called */
export const useDraft = (formRef: RefObject<HTMLFormElement | null>): DraftKeeper => {
  // Where storage is refused this is all there is.
  const memo = useRef<Memo>({});
  return useMemo(() => {
    const store = (change: Memo): void => {
      memo.current = change;
      if (formRef.current !== null) writeDraft({ ...typedText(formRef.current), ...change });
    };
    /** A text that was changed is another message: it gets a key of its own. */
    const withoutKey = (): Memo => {
      const { touchedAt, duration } = memo.current;
      return { ...(touchedAt === undefined ? {} : { touchedAt }), ...(duration === undefined ? {} : { duration }) };
    };
    return {
      restore: () => {
        if (formRef.current === null) return;
        const draft = readDraft();
        const { email, message } = formElements(formRef.current);
        if (draft !== undefined) {
          const { email: draftEmail, message: draftMessage, ...rest } = draft;
          memo.current = rest;
          if (email.value === "") email.value = draftEmail;
          if (message.value === "") message.value = draftMessage;
          if (email.value === draftEmail && message.value === draftMessage) return;
        }
        if (email.value !== "" || message.value !== "") store(withoutKey());
      },
      putDuration: (chosen, durations, template) => {
        if (formRef.current === null || memo.current.duration === chosen.key) return;
        const { message } = formElements(formRef.current);
        message.value = withDuration(message.value, chosen, durations, template);
        store({ ...withoutKey(), duration: chosen.key });
      },
      touch: (at) => {
        if (memo.current.touchedAt === undefined) memo.current = { ...memo.current, touchedAt: at };
      },
      keep: () => {
        store(withoutKey());
      },
      beginSend: () => {
        const { sendKey = newSendKey(), touchedAt = Date.now() } = memo.current;
        store({ ...memo.current, sendKey, touchedAt });
        return { sendKey, touchedAt };
      },
      sent: (sendKey) => {
        if (memo.current.sendKey === sendKey) memo.current = {};
        clearDraft(sendKey);
      },
    };
  }, [formRef]);
};
