import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import type { ContactErrors } from "../../contact";
import { useHydrated } from "../../hooks/use-hydrated";
import type { ContactFormProps, DurationChoice } from "./contact-form-props";
import { chosenDuration } from "./draft/duration";
import { formElements, typedText } from "./form-elements";
import { fetchXsrfToken } from "./send/xsrf-token";
import { isSubmitting, useSubmitStatus } from "./submit-status";
import { useDraft } from "./use-draft";
import { useFormController } from "./use-form-controller";

/**
 * The state of the form outside its controller: draft, character count, first use (which loads the controller and
 * the XSRF cookie), and submit status.
 */
export const useContactForm = (
  formRef: RefObject<HTMLFormElement | null>,
  { durations, strings }: Pick<ContactFormProps, "durations" | "strings">,
) => {
  const hydrated = useHydrated();
  const draft = useDraft(formRef);
  const [status, setStatus] = useSubmitStatus();
  const [errors, setErrors] = useState<ContactErrors>({});
  const [messageLength, setMessageLength] = useState(0);
  const [duration, setDuration] = useState<DurationChoice>();
  const restored = useRef(false);
  const used = useRef(false);

  const submitNatively = useCallback(() => {
    if (!navigator.onLine) {
      setStatus("offline");
      return;
    }
    // On Back the browser may restore this page as it was, with the status "sending".
    window.addEventListener("pageshow", () => setStatus("idle"), { once: true });
    formRef.current?.submit();
  }, [formRef, setStatus]);

  const { loaded, controller, setController, start, submit } = useFormController(formRef, submitNatively);

  const countCharacters = useCallback(() => {
    if (formRef.current !== null) setMessageLength(typedText(formRef.current).message.length);
  }, [formRef]);

  const onUse = useCallback(() => {
    draft.markStarted(Date.now());
    start();
    if (used.current) return;
    used.current = true;
    // A failure is handled on submit, which fetches again.
    void fetchXsrfToken();
  }, [draft, start]);

  // Once after hydration: restores the draft and takes over what was typed before.
  useEffect(() => {
    const form = formRef.current;
    if (form === null || restored.current) return;
    restored.current = true;
    const typedBefore = formElements(form).message.value !== "";
    draft.restore();
    const chosen = chosenDuration(window.location.search, durations);
    if (chosen !== undefined) {
      draft.insertDuration(chosen, durations ?? [], strings.durationPrefix);
      setDuration(chosen);
    }
    countCharacters();
    if (typedBefore) draft.markStarted(performance.timeOrigin);
    if (typedBefore || form.contains(document.activeElement)) onUse();
  }, [draft, durations, formRef, strings.durationPrefix, countCharacters, onUse]);

  const onSent = useCallback(
    (idempotencyKey: string) => {
      draft.clear(idempotencyKey);
      if (formRef.current === null) return;
      const { email, message } = formElements(formRef.current);
      email.value = "";
      message.value = "";
      setDuration(undefined);
      countCharacters();
    },
    [draft, formRef, countCharacters],
  );

  return {
    /** True once scripts run: the form shows the errors then, not the browser. */
    hydrated,
    status,
    errors,
    messageLength,
    /** The choice of the pricing page that stands in front of the message. */
    duration,
    onUse,
    onBlur: () => controller.current?.blur(),
    onChange: () => {
      onUse();
      draft.save();
      countCharacters();
      controller.current?.change();
      setStatus((now) => (isSubmitting(now) ? now : "idle"));
    },
    onSubmit: () => {
      onUse();
      if (submit()) setStatus("sending");
    },
    /** The controller and its props, once it is loaded. */
    controller: loaded && {
      FormController: loaded.FormController,
      props: {
        ref: setController,
        form: loaded.form,
        onStatus: setStatus,
        onErrors: setErrors,
        startSubmit: draft.startSubmit,
        onSent,
        submitNatively,
      },
    },
  };
};
