import { useCallback, useEffect, useRef, useState, type ComponentType, type RefObject } from "react";
import type { ContactFaults } from "../../contact-message";
import { useHydrated } from "../../hooks/use-hydrated";
import type { EngineHandle, EngineProps } from "./contact-form-engine";
import type { ContactFormProps, DurationChoice } from "./contact-form-props";
import { chosenDuration } from "./draft/duration";
import { formElements, typedText, type FieldName } from "./form-elements";
import { slowAfterMs, type SendPhase } from "./send-phase";
import { fetchXsrfToken } from "./send/xsrf-token";
import { useDraft } from "./use-draft";

const loadEngine = () => import("./contact-form-engine");

interface ContactFormState {
  /** True once scripts run: faults are told by the form then, not by the browser. */
  readonly hydrated: boolean;
  readonly phase: SendPhase;
  readonly faults: ContactFaults;
  readonly messageLength: number;
  readonly duration: DurationChoice | undefined;
  readonly change: (field: FieldName) => void;
  readonly press: () => void;
  /** What needs formik, yup and dialogs, once it is here, with all that it asks of the form. */
  readonly engine:
    | { readonly Engine: ComponentType<EngineProps>; readonly props: Omit<EngineProps, "words" | "dialogs" | "studio"> }
    | undefined;
}

/**
 * What the form does before its engine is here, and what it passes on to it after. A press before then
 * is not lost: it waits for the engine, or goes the way of a form without scripts when none comes.
 */
export const useContactForm = (
  formRef: RefObject<HTMLFormElement | null>,
  { durations, words }: Pick<ContactFormProps, "durations" | "words">,
): ContactFormState => {
  const hydrated = useHydrated();
  const handle = useRef<EngineHandle>(undefined);
  const loading = useRef(false);
  const pressed = useRef(false);
  const draft = useDraft(formRef);
  const [loaded, setLoaded] = useState<{ Engine: ComponentType<EngineProps>; form: HTMLFormElement }>();
  const [phase, setPhase] = useState<SendPhase>("idle");
  const [faults, setFaults] = useState<ContactFaults>({});
  const [messageLength, setMessageLength] = useState(0);
  const [duration, setDuration] = useState<DurationChoice>();

  const measure = useCallback(() => {
    if (formRef.current !== null) setMessageLength(typedText(formRef.current).message.length);
  }, [formRef]);

  const sendWithoutScripts = useCallback(() => {
    if (!navigator.onLine) {
      setPhase("offline");
      return;
    }
    formRef.current?.submit();
  }, [formRef]);

  const touch = useCallback(() => {
    draft.touch(Date.now());
    if (loading.current) return;
    loading.current = true;
    // When this fails, the send asks again.
    void fetchXsrfToken();
    loadEngine().then(
      ({ ContactFormEngine }) => {
        if (formRef.current !== null) setLoaded({ Engine: ContactFormEngine, form: formRef.current });
      },
      () => {
        loading.current = false;
        if (!pressed.current) return;
        pressed.current = false;
        sendWithoutScripts();
      },
    );
  }, [draft, formRef, sendWithoutScripts]);

  // Once, when scripts run: what was kept, and what was typed before.
  useEffect(() => {
    const form = formRef.current;
    if (form === null) return;
    const typedBefore = formElements(form).message.value !== "";
    draft.restore();
    const chosen = chosenDuration(window.location.search, durations);
    if (chosen !== undefined && durations !== undefined) {
      draft.putDuration(chosen, durations, words.durationPrefix);
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
  }, [formRef, touch]);

  useEffect(() => {
    if (phase !== "sending") return;
    const timer = setTimeout(() => {
      setPhase("slow");
    }, slowAfterMs);
    return () => {
      clearTimeout(timer);
    };
  }, [phase]);

  // "You are offline" must not stand there once it is not true any more.
  useEffect(() => {
    if (phase !== "offline") return;
    const back = (): void => {
      setPhase("idle");
    };
    window.addEventListener("online", back);
    return () => {
      window.removeEventListener("online", back);
    };
  }, [phase]);

  const change = useCallback(
    (field: FieldName) => {
      if (formRef.current === null) return;
      touch();
      draft.keep();
      measure();
      handle.current?.change(field, typedText(formRef.current)[field]);
      setPhase((now) => (now === "sending" || now === "slow" ? now : "idle"));
    },
    [draft, formRef, measure, touch],
  );

  const press = useCallback(() => {
    touch();
    if (handle.current !== undefined) {
      handle.current.press();
      return;
    }
    pressed.current = true;
    setPhase("sending");
  }, [touch]);

  const connect = useCallback((engine: EngineHandle | undefined) => {
    handle.current = engine;
    if (engine === undefined || !pressed.current) return;
    pressed.current = false;
    engine.press();
  }, []);

  const onSent = useCallback(
    (sendKey: string) => {
      draft.sent(sendKey);
      formRef.current?.reset();
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
    press,
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
