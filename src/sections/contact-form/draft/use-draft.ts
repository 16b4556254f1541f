import { useCallback, useEffect, useState } from "react";
import type { ContactMessage } from "../../../contact";
import type { ContactFormProps, DurationChoice } from "../contact-form-props";
import { readDraft, writeDraft } from "./draft-storage";
import { chosenDuration, withDuration } from "./duration";

/** Stores the form's values as this tab's draft. */
export const useDraft = (
  { email, message }: ContactMessage,
  { durations, strings }: Pick<ContactFormProps, "durations" | "strings">,
) => {
  const [restored, setRestored] = useState(false);
  const [duration, setDuration] = useState<DurationChoice>();

  useEffect(() => {
    if (!restored) return;
    const stored = readDraft();
    // A changed text is another message and gets another idempotency key.
    if (email !== stored.email || message !== stored.message) writeDraft({ email, message, duration: stored.duration });
  }, [restored, email, message]);

  /**
   * Reads the draft, and the choice of the pricing page from the address, once.
   * @param typed what stands in the fields already: it is newer than the draft
   * @returns the values for the form
   */
  const restore = useCallback(
    (typed: ContactMessage): ContactMessage => {
      if (restored) return typed;
      const stored = readDraft();
      const values = { email: typed.email || stored.email, message: typed.message || stored.message };
      const chosen = chosenDuration(window.location.search, durations);
      setRestored(true);
      setDuration(chosen);
      // Once: the visitor may have deleted it.
      if (chosen === undefined || chosen.key === stored.duration) return values;
      writeDraft({ ...stored, duration: chosen.key });
      return { ...values, message: withDuration(values.message, chosen, durations ?? [], strings.durationPrefix) };
    },
    [restored, durations, strings.durationPrefix],
  );

  return {
    /** The choice of the pricing page that stands in front of the message. */
    duration,
    restore,
    /** The idempotency key of this text: the same until the text changes, also after a reload. */
    keyFor: (values: ContactMessage): string => {
      const { duration: inserted, idempotencyKey = newKey() } = readDraft();
      writeDraft({ ...values, duration: inserted, idempotencyKey });
      return idempotencyKey;
    },
    /** Removes the draft of a sent message, unless another was begun meanwhile on another page. */
    clear: (idempotencyKey: string): void => {
      setDuration(undefined);
      if (readDraft().idempotencyKey === idempotencyKey) writeDraft({ email: "", message: "" });
    },
  };
};

/** `crypto.randomUUID` does not exist on a page over plain http. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
