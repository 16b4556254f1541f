import { useFormik } from "formik";
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { contactMessageSchema, type ContactMessage } from "../../contact";
import { assertDefined } from "../../lib/assert-defined";
import type { ControllerProps } from "./contact-form-props";
import { FormDialogs, type OpenDialogs } from "./dialogs/form-dialogs";
import { clearDraft, idempotencyKeyFor, readDraft, saveText } from "./draft/draft";
import { openingOf } from "./draft/opening";
import { FieldError } from "./fields/field-error";
import { readFields, showState, writeFields, type ContactFormElement } from "./fields/form-element";
import { MessageCounter } from "./fields/message-counter";
import { pushToDataLayer } from "./send/data-layer";
import { sendMessage } from "./send/send-message";
import { fetchXsrfToken } from "./send/xsrf-token";
import type { SlotName } from "./slots";
import { StatusText } from "./status-text";
import { useSubmitStatus } from "./use-submit-status";

interface ContactFormControllerProps extends ControllerProps {
  /** The form in the page, with its slots. */
  readonly form: ContactFormElement;
  /** The text that its fields show. */
  readonly restored: ContactMessage;
  /** Called when it handles the form's events. */
  readonly onListening: () => void;
}

const emptyMessage: ContactMessage = { email: "", message: "" };

/**
 * What changes in the contact form: Formik holds and validates the text of the fields, which stay the page's own. Errors,
 * counter and status are rendered into the form's slots; the results appear in dialogs.
 */
export const ContactFormController = ({
  form,
  restored,
  onListening,
  text,
  dialogs,
  studio,
  openings = [],
}: ContactFormControllerProps) => {
  const [openDialogs, setOpenDialogs] = useState<OpenDialogs>();
  const isBusy = useRef(false);

  const formik = useFormik<ContactMessage>({
    initialValues: restored,
    validationSchema: contactMessageSchema,
    onSubmit: async (values, { resetForm }) => {
      const idempotencyKey = idempotencyKeyFor(values);
      const result = await sendMessage({
        message: contactMessageSchema.cast(values),
        honeypot: form.elements.referral.value,
        idempotencyKey,
      });
      if (result.kind === "no-cookie") {
        form.submit();
        return;
      }
      if (result.kind === "sent") {
        pushToDataLayer("email_sent");
        clearDraft(idempotencyKey);
        writeFields(form, emptyMessage);
        resetForm({ values: emptyMessage });
      }
      setResult(result.kind);
      setOpenDialogs(result);
    },
  });
  // Errors are shown from the first submit on, not while the visitor still writes.
  const errors = formik.submitCount === 0 ? {} : formik.errors;
  const opening = openingOf(formik.values.message, openings);
  const submitting = formik.isSubmitting && formik.isValid;
  const [status, setResult] = useSubmitStatus(submitting);

  /** The fields know more than Formik: password managers fill them without events. */
  const readFilledFields = (): ContactMessage => {
    const filled = readFields(form);
    saveText(filled);
    void formik.setValues(filled);
    return filled;
  };

  const submit = async (): Promise<void> => {
    // At once: state would let a second press in the same task through.
    if (isBusy.current) return;
    isBusy.current = true;
    const { email, message } = await formik.validateForm(readFilledFields());
    const found = [email, message].filter((error) => error !== undefined);
    if (found.length > 0) setOpenDialogs({ kind: "errors", errors: found });
    await formik.submitForm().finally(() => {
      isBusy.current = false;
    });
  };

  const onFocusIn = useEffectEvent(() => {
    // Submitting need not wait for it then, and readers of the page get no cookie.
    void fetchXsrfToken();
    readFilledFields();
  });
  const onFocusOut = useEffectEvent(readFilledFields);
  const onInput = useEffectEvent(() => {
    setResult(undefined);
    readFilledFields();
  });
  // The page may come back as it was left, with a text that was changed or sent on another page meanwhile.
  const onPageShow = useEffectEvent(() => {
    const { email, message } = readDraft();
    if (email === formik.values.email && message === formik.values.message) return;
    writeFields(form, { email, message });
    formik.resetForm({ values: { email, message } });
    setResult(undefined);
  });
  const onSubmit = useEffectEvent((event: Event) => {
    event.preventDefault();
    void submit();
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    form.addEventListener("focusin", () => onFocusIn(), { signal });
    form.addEventListener("focusout", () => onFocusOut(), { signal });
    form.addEventListener("input", () => onInput(), { signal });
    form.addEventListener("submit", (event) => onSubmit(event), { signal });
    window.addEventListener("pageshow", () => onPageShow(), { signal });
    onListening();
    return () => {
      listening.abort();
    };
  }, [form, onListening]);

  useEffect(() => {
    showState(form, { submitting, invalid: errors });
  });

  const fill = (name: SlotName, content: ReactNode) =>
    createPortal(content, assertDefined(form.querySelector(`[data-slot=${name}]`)), name);
  return (
    <>
      {fill("email-error", errors.email && <FieldError text={errors.email} />)}
      {fill("message-error", errors.message && <FieldError text={errors.message} />)}
      {fill("opening", opening && <span key={opening.key}>{` ${opening.note}`}</span>)}
      {fill("counter", <MessageCounter length={formik.values.message.length} />)}
      {fill("status", <StatusText status={status} text={text} />)}
      <FormDialogs
        open={openDialogs}
        onChange={setOpenDialogs}
        firstInvalidField={() => form.querySelector<HTMLElement>("[aria-invalid=true]")}
        dialogs={dialogs}
        studio={studio}
      />
    </>
  );
};
