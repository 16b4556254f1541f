import { useFormik } from "formik";
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from "react";
import {
  contactMessages,
  contactMessageSchema,
  validateContactMessage,
  type ContactErrors,
  type ContactMessage,
} from "../../contact";
import type { ContactFormProps } from "./contact-form-props";
import { FormDialogs, type OpenDialogs } from "./dialogs/form-dialogs";
import { fieldNames, formElements, typedText } from "./form-elements";
import { sendMessage } from "./send/send-message";
import type { SubmitStatus } from "./submit-status";

/** What the form calls on its controller. */
export interface FormControllerHandle {
  readonly submit: () => void;
  readonly change: () => void;
  readonly blur: () => void;
}

export interface FormControllerProps extends Pick<ContactFormProps, "strings" | "dialogs" | "studio"> {
  readonly ref: Ref<FormControllerHandle>;
  readonly form: HTMLFormElement;
  readonly onStatus: (status: SubmitStatus) => void;
  readonly onErrors: (errors: ContactErrors) => void;
  /** Returns the idempotency key of this text, and when the form was first used (milliseconds since 1970). */
  readonly startSubmit: () => { readonly idempotencyKey: string; readonly startedAt: number };
  readonly onSent: (idempotencyKey: string) => void;
  /** Submits the form as a browser without scripts does. */
  readonly submitNatively: () => void;
}

/**
 * The part of the contact form that needs formik, yup and dialogs, loaded when the form is first used. It works on
 * the fields that are already in the page, so that their text, focus and undo history survive.
 */
export const FormController = ({
  ref,
  form,
  onStatus,
  onErrors,
  startSubmit,
  onSent,
  submitNatively,
  ...content
}: FormControllerProps) => {
  const [dialogs, setDialogs] = useState<OpenDialogs>({ kind: "none" });
  const busy = useRef(false);
  const { errors, setValues, setFieldError, validateForm, resetForm } = useFormik<ContactMessage>({
    initialValues: typedText(form),
    validationSchema: contactMessageSchema,
    // Errors appear on submit, not while typing. After that `change` and `blur` update them.
    validateOnChange: false,
    validateOnBlur: false,
    // Not used: `submit` below validates the fields' own text, which formik's submitForm would read one render too late.
    onSubmit: () => undefined,
  });

  useEffect(() => {
    onErrors(errors);
  }, [errors, onErrors]);

  const send = async (typed: ContactMessage): Promise<void> => {
    const { idempotencyKey, startedAt } = startSubmit();
    onStatus("sending");
    const honeypot = formElements(form).honeypot.value;
    const result = await sendMessage({ message: typed, honeypot, idempotencyKey, startedAt });
    if (result.kind === "no-cookie") {
      submitNatively();
      return;
    }
    if (result.kind === "sent") {
      pushToDataLayer("email_sent");
      onSent(idempotencyKey);
      resetForm({ values: { email: "", message: "" } });
    }
    onStatus(result.kind);
    setDialogs(result);
  };

  const validateAndSend = async (): Promise<void> => {
    // Read from the fields: password managers fill them without events.
    const typed = typedText(form);
    void setValues(typed, false);
    const found = await validateForm(typed);
    const invalid = fieldNames.flatMap((field) => {
      const text = found[field];
      return text === undefined ? [] : [{ field, text }];
    });
    if (invalid.length === 0) {
      await send(contactMessageSchema.cast(typed));
      return;
    }
    onStatus("idle");
    setDialogs({ kind: "errors", errors: invalid });
  };

  const submit = (): void => {
    if (busy.current) return;
    busy.current = true;
    validateAndSend()
      .catch((error: unknown) => {
        console.error("The contact form could not send.", error);
        onStatus("failed");
        setDialogs({ kind: "failed", error: contactMessages.sendFailed });
      })
      .finally(() => {
        busy.current = false;
      });
  };

  /** Clears shown errors that are corrected. On blur also replaces those that changed. */
  const updateErrors = (event: "change" | "blur"): void => {
    const typed = typedText(form);
    void setValues(typed, false);
    const validated = validateContactMessage(typed);
    const found = validated.ok ? {} : validated.errors;
    for (const field of fieldNames) {
      const error = found[field];
      if (errors[field] === undefined || errors[field] === error) continue;
      if (error === undefined || event === "blur") setFieldError(field, error);
    }
  };

  useImperativeHandle(ref, () => ({
    submit,
    change: () => {
      updateErrors("change");
    },
    blur: () => {
      updateErrors("blur");
    },
  }));

  return (
    <FormDialogs
      {...content}
      open={dialogs}
      onChange={setDialogs}
      firstInvalidField={() => {
        const field = fieldNames.find((name) => errors[name] !== undefined);
        return field === undefined ? undefined : formElements(form)[field];
      }}
    />
  );
};

/** Tag managers read this list; nothing is loaded for it. */
const pushToDataLayer = (event: "email_sent"): void => {
  const list: unknown = Reflect.get(window, "dataLayer");
  if (Array.isArray(list)) list.push({ event });
  else Reflect.set(window, "dataLayer", [{ event }]);
};
