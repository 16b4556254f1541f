import { useMemo, useRef, type RefObject } from "react";
import type { DurationChoice } from "./contact-form-props";
import { clearDraft, readDraft, writeDraft, type Draft } from "./draft/draft-storage";
import { withDuration } from "./draft/duration";
import { formElements, typedText } from "./form-elements";

/** The draft of the message: restores and saves it, and holds the idempotency key of its text. */
interface DraftHandle {
  /** Fills empty fields from this tab's draft. A field that has text already is newer and stays. */
  readonly restore: () => void;
  /** Puts the choice of the pricing page in front of the message, once. */
  readonly insertDuration: (chosen: DurationChoice, durations: readonly DurationChoice[], template: string) => void;
  /** Records when the form was first used. @param at milliseconds since 1970 */
  readonly markStarted: (at: number) => void;
  /** Saves a changed text. */
  readonly save: () => void;
  /** The key of this text, and when the form was first used, in milliseconds since 1970. */
  readonly startSubmit: () => { readonly idempotencyKey: string; readonly startedAt: number };
  readonly clear: (idempotencyKey: string) => void;
}

type DraftState = Omit<Draft, "email" | "message">;

/** @param formRef the form, mounted before any of these are called */
export const useDraft = (formRef: RefObject<HTMLFormElement | null>): DraftHandle => {
  // The only copy where storage is refused.
  const state = useRef<DraftState>({});
  return useMemo(() => {
    const store = (next: DraftState): void => {
      state.current = next;
      if (formRef.current !== null) writeDraft({ ...typedText(formRef.current), ...next });
    };
    /** A changed text is another message and gets another key. */
    const withoutKey = (): DraftState => {
      const { startedAt, duration } = state.current;
      return { ...(startedAt === undefined ? {} : { startedAt }), ...(duration === undefined ? {} : { duration }) };
    };
    return {
      restore: () => {
        if (formRef.current === null) return;
        const draft = readDraft();
        const { email, message } = formElements(formRef.current);
        if (draft !== undefined) {
          const { email: draftEmail, message: draftMessage, ...rest } = draft;
          state.current = rest;
          if (email.value === "") email.value = draftEmail;
          if (message.value === "") message.value = draftMessage;
          if (email.value === draftEmail && message.value === draftMessage) return;
        }
        if (email.value !== "" || message.value !== "") store(withoutKey());
      },
      insertDuration: (chosen, durations, template) => {
        if (formRef.current === null || state.current.duration === chosen.key) return;
        const { message } = formElements(formRef.current);
        message.value = withDuration(message.value, chosen, durations, template);
        store({ ...withoutKey(), duration: chosen.key });
      },
      markStarted: (at) => {
        state.current = { startedAt: at, ...state.current };
      },
      save: () => {
        store(withoutKey());
      },
      startSubmit: () => {
        const { idempotencyKey = newKey(), startedAt = Date.now() } = state.current;
        store({ ...state.current, idempotencyKey, startedAt });
        return { idempotencyKey, startedAt };
      },
      clear: (idempotencyKey) => {
        if (state.current.idempotencyKey === idempotencyKey) state.current = {};
        clearDraft(idempotencyKey);
      },
    };
  }, [formRef]);
};

/** `crypto.randomUUID` exists on https and localhost only; a page over plain http gets 16 random bytes. */
const newKey = (): string =>
  typeof crypto.randomUUID === "function"
    ? crypto.randomUUID()
    : [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
