import { useCallback, useEffect, useRef, useState, type ComponentType, type RefObject } from "react";
import type { ContactFaults } from "../../contact";
import { useHydrated } from "../../hooks/use-hydrated";
import type { EngineProps } from "./form-controller";
import type { ContactFormProps, DurationChoice } from "./contact-form-props";
import { chosenDuration } from "./draft/duration";
import { formElements, typedText, type FieldName } from "./form-elements";
import { isUnderWay, type SendPhase } from "./submit-status";
import { fetchXsrfToken } from "./send/xsrf-token";
import { useDraft } from "./use-draft";
import { useEngine } from "./use-form-controller";
import { useSendPhase } from "./use-send-phase";

interface ContactFormState {
  /** True once scripts run: faults are told by the form then, not by the browser. */
  readonly hydrated: boolean;
  readonly phase: SendPhase;
  readonly faults: ContactFaults;
  readonly messageLength: number;
  /** The choice of the pricing page that stands in front of the message. */
  readonly duration: DurationChoice | undefined;
  readonly change: (field: FieldName) => void;
  readonly press: () => void;
  /** What needs formik, yup and dialogs, once it is here, with all that it asks of the form. */
  readonly engine:
    | { readonly Engine: ComponentType<EngineProps>; readonly props: Omit<EngineProps, "words" | "dialogs" | "studio"> }
    | undefined;
}

/**
 * What the form does by itself: it keeps the draft, counts, notices the first touch, and hands on what
 * happens to its engine. A press that comes before the engine is not lost.
 */
export const useContactForm = (
  formRef: RefObject<HTMLFormElement | null>,
  { durations, words }: Pick<ContactFormProps, "durations" | "words">,
): ContactFormState => {
  const hydrated = useHydrated();
  const begun = useRef(false);
  const draft = useDraft(formRef);
  const [phase, setPhase] = useSendPhase();
  const [faults, setFaults] = useState<ContactFaults>({});
  const [messageLength, setMessageLength] = useState(0);
  const [duration, setDuration] = useState<DurationChoice>();

  const sendWithoutScripts = useCallback(() => {
    if (!navigator.onLine) {
      setPhase("offline");
      return;
    }
    // The visitor may come back to this page as it was left.
    window.addEventListener("pageshow", () => setPhase("idle"), { once: true });
    formRef.current?.submit();
  }, [formRef, setPhase]);

  const { loaded, handle, connect, start, press } = useEngine(formRef, sendWithoutScripts);

  const measure = useCallback(() => {
    if (formRef.current !== null) setMessageLength(typedText(formRef.current).message.length);
  }, [formRef]);

  const touched = useRef(false);
  const touch = useCallback(() => {
    draft.touch(Date.now());
    start();
    if (touched.current) return;
    touched.current = true;
    // When this fails, the send asks again.
    void fetchXsrfToken();
  }, [draft, start]);

  // Once, when scripts run: what was kept, and what was typed before.
  useEffect(() => {
    const form = formRef.current;
    if (form === null || begun.current) return;
    begun.current = true;
    const typedBefore = formElements(form).message.value !== "";
    draft.restore();
    const chosen = chosenDuration(window.location.search, durations);
    if (chosen !== undefined) {
      draft.putDuration(chosen, durations ?? [], words.durationPrefix);
      setDuration(chosen);
    }
    measure();
    if (typedBefore) draft.touch(performance.timeOrigin);
    if (typedBefore || form.contains(document.activeElement)) touch();
  }, [draft, durations, formRef, words.durationPrefix, measure, touch]);

  useEffect(() => {
    const form = formRef.current;
    if (form === null) return;
    const leave = (): void => handle.current?.leave();
    form.addEventListener("focusin", touch);
    form.addEventListener("pointerdown", touch);
    form.addEventListener("focusout", leave);
    return () => {
      form.removeEventListener("focusin", touch);
      form.removeEventListener("pointerdown", touch);
      form.removeEventListener("focusout", leave);
    };
  }, [formRef, handle, touch]);

  const change = useCallback(
    (field: FieldName) => {
      if (formRef.current === null) return;
      touch();
      draft.keep();
      measure();
      handle.current?.change(field, typedText(formRef.current)[field]);
      setPhase((now) => (isUnderWay(now) ? now : "idle"));
    },
    [draft, formRef, handle, measure, setPhase, touch],
  );

  const onSent = useCallback(
    (sendKey: string) => {
      draft.sent(sendKey);
      if (formRef.current === null) return;
      const { email, message } = formElements(formRef.current);
      email.value = "";
      message.value = "";
      setDuration(undefined);
      measure();
    },
    [draft, formRef, measure],
  );

  return {
    hydrated,
    phase,
    faults,
    messageLength,
    duration,
    change,
    press: useCallback(() => {
      touch();
      if (press()) setPhase("sending");
    }, [press, setPhase, touch]),
    engine: loaded && {
      Engine: loaded.Engine,
      props: {
        form: loaded.form,
        connect,
        onPhase: setPhase,
        onFaults: setFaults,
        beginSend: draft.beginSend,
        onSent,
        sendWithoutScripts,
      },
    },
  };
};
