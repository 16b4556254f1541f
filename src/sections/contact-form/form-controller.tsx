import { useFormik } from "formik";
import { useCallback, useEffect, useRef, useState } from "react";
import { checkContactMessage, contactMessageRules, type ContactFaults, type ContactMessage } from "../../contact";
import { contactTexts } from "../../contact/messages";
import type { ContactFormProps } from "./contact-form-props";
import { FormDialogs, type OpenDialogs } from "./dialogs/form-dialogs";
import { fieldNames, formElements, typedText, type FieldName } from "./form-elements";
import type { SendPhase } from "./submit-status";
import { sendMessage } from "./send/send-message";
import { tellAnalytics } from "./send/tell-analytics";

/** What the form can ask of its engine. */
export interface EngineHandle {
  /** The button was pressed. */
  readonly press: () => void;
  /** A field's text changed. */
  readonly change: (field: FieldName, text: string) => void;
  /** The visitor went on from a field. */
  readonly leave: () => void;
}

export interface EngineProps extends Pick<ContactFormProps, "words" | "dialogs" | "studio"> {
  readonly form: HTMLFormElement;
  readonly connect: (handle: EngineHandle | undefined) => void;
  readonly onPhase: (phase: SendPhase) => void;
  readonly onFaults: (faults: ContactFaults) => void;
  /** Asked before each send: the key of this text, and when the form was first touched (milliseconds since 1970). */
  readonly beginSend: () => { readonly sendKey: string; readonly touchedAt: number };
  /** The message of this key was sent; its draft can go. */
  readonly onSent: (sendKey: string) => void;
  /** Sends the form as a browser without scripts does. */
  readonly sendWithoutScripts: () => void;
}

const empty: ContactMessage = { email: "", message: "" };

/**
 * The part of the contact form that needs formik, yup and dialogs. It comes in a chunk of its own when
 * the form is first touched, and works on the fields that stand in the page already: they keep
 * their text, their focus and their undo history.
 */
export const ContactFormEngine = ({
  form,
  connect,
  onPhase,
  onFaults,
  beginSend,
  onSent,
  sendWithoutScripts,
  ...content
}: EngineProps) => {
  const [dialogs, setDialogs] = useState<OpenDialogs>({ kind: "none" });
  const [presses, setPresses] = useState(0);
  const busy = useRef(false);

  const send = async (typed: ContactMessage, reset: () => void): Promise<void> => {
    const checked = checkContactMessage(typed);
    if (!checked.ok) return; // formik has asked the same rules just before
    const { sendKey, touchedAt } = beginSend();
    onPhase("sending");
    const honeypot = formElements(form).honeypot.value;
    const result = await sendMessage({ message: checked.message, honeypot, sendKey, touchedAt });
    if (result.kind === "no-cookie") {
      sendWithoutScripts();
      return;
    }
    if (result.kind === "sent") {
      tellAnalytics("email_sent");
      onSent(sendKey);
      reset();
    }
    onPhase(result.kind);
    setDialogs(result);
  };

  const { values, errors, setValues, setFieldValue, setFieldError, validateForm, submitForm } = useFormik({
    initialValues: typedText(form),
    validationSchema: contactMessageRules,
    // A fault is told on sending, not while the visitor types; what has been told is taken back at once (below).
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: (typed, { resetForm }) =>
      send(typed, () => {
        resetForm({ values: empty });
      }),
  });

  // Password managers and the like may fill a field without an event, so the text is read anew at each
  // press. The effect below runs once formik has it.
  const press = useCallback(() => {
    if (busy.current) return;
    busy.current = true;
    void setValues(typedText(form), false);
    setPresses((count) => count + 1);
  }, [form, setValues]);

  useEffect(() => {
    if (presses === 0) return;
    const checkAndSend = async (): Promise<void> => {
      const found = await validateForm();
      const faults = fieldNames.flatMap((field) => {
        const text = found[field];
        return text === undefined ? [] : [{ field, text }];
      });
      if (faults.length === 0) {
        await submitForm();
        return;
      }
      onPhase("idle");
      setDialogs({ kind: "faults", faults });
    };
    checkAndSend()
      .catch((error: unknown) => {
        console.error("The contact form could not send.", error);
        onPhase("failed");
        setDialogs({ kind: "failed", error: contactTexts.sendFailed });
      })
      .finally(() => {
        busy.current = false;
      });
  }, [presses, validateForm, submitForm, onPhase]);

  useEffect(() => {
    onFaults(errors);
  }, [errors, onFaults]);

  const tellFault = useCallback(
    (field: FieldName, fault: string | undefined) => {
      setFieldError(field, fault);
    },
    [setFieldError],
  );

  // A fault that is mended goes at once.
  useEffect(() => {
    const faults = faultsOf(values);
    for (const field of fieldNames)
      if (errors[field] !== undefined && faults[field] === undefined) tellFault(field, undefined);
  }, [values, errors, tellFault]);

  // One that has become another is said anew when the visitor goes on, not at each key.
  const leave = useCallback(() => {
    const faults = faultsOf(typedText(form));
    for (const field of fieldNames) {
      const fault = faults[field];
      if (errors[field] !== undefined && fault !== undefined && fault !== errors[field]) tellFault(field, fault);
    }
  }, [form, errors, tellFault]);

  const change = useCallback(
    (field: FieldName, text: string) => {
      void setFieldValue(field, text, false);
    },
    [setFieldValue],
  );

  useEffect(() => {
    connect({ press, change, leave });
    return () => {
      connect(undefined);
    };
  }, [connect, press, change, leave]);

  return (
    <FormDialogs
      {...content}
      open={dialogs}
      onChange={setDialogs}
      fieldAtFault={() => {
        const elements = formElements(form);
        return fieldNames
          .map((field) => elements[field])
          .find((_, index) => errors[fieldNames[index] ?? "email"] !== undefined);
      }}
    />
  );
};

const faultsOf = (typed: ContactMessage): ContactFaults => {
  const checked = checkContactMessage(typed);
  return checked.ok ? {} : checked.faults;
};
