import { useFormik } from "formik";
import { useLayoutEffect, useRef, useState, type SubmitEvent } from "react";
import { InlineText } from "../../components/inline-text/inline-text";
import { contactMessageSchema, type ContactMessage } from "../../contact";
import { contactEndpoint, contactFields } from "../../contact/api-contract";
import { interpolate } from "../../lib/interpolate";
import type { ContactFormProps, DurationChoice } from "./contact-form-props";
import { contactFormStrings as strings } from "./contact-form-strings";
import { FormDialogs, type OpenDialogs } from "./dialogs/form-dialogs";
import { clearDraft, idempotencyKeyFor, restoreDraft, saveText } from "./draft/draft";
import { readFields, writeFields, type ContactFormElement } from "./fields/form-element";
import { FormField } from "./fields/form-field";
import { MessageCounter } from "./fields/message-counter";
import { pushToDataLayer } from "./send/data-layer";
import { sendMessage } from "./send/send-message";
import { fetchXsrfToken } from "./send/xsrf-token";
import { StatusLine } from "./status-line";
import { useSubmitStatus } from "./use-submit-status";
import "../../components/button-link/button-link.css";
import "./contact-form.css";

export type { ContactFormProps } from "./contact-form-props";

/**
 * The contact form. Without scripts it posts to the function natively. With scripts Formik holds and validates the same
 * fields, and the results appear in dialogs.
 */
export const ContactForm = ({ text, dialogs, studio, durations, received }: ContactFormProps) => {
  const formRef = useRef<ContactFormElement>(null);
  const [openDialogs, setOpenDialogs] = useState<OpenDialogs>();
  const [duration, setDuration] = useState<DurationChoice>();

  const formik = useFormik<ContactMessage>({
    initialValues: received?.values ?? { email: "", message: "" },
    validationSchema: contactMessageSchema,
    onSubmit: async (values, { resetForm }) => {
      const form = formRef.current;
      if (form === null) return;
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
        setDuration(undefined);
        resetForm();
      }
      setResult(result.kind);
      setOpenDialogs(result);
    },
  });
  const { values, setValues, getFieldProps } = formik;
  // Errors are shown from the first submit on, not while the visitor still writes.
  const errors = formik.submitCount === 0 ? (received?.errors ?? {}) : formik.errors;
  const submitting = formik.isSubmitting && formik.isValid;
  const [status, setResult] = useSubmitStatus(submitting);

  // Before anything renders again: React would replace what was typed before hydration by Formik's empty values.
  useLayoutEffect(() => {
    const form = formRef.current;
    if (form === null) return;
    // From here on the dialogs show the errors. Without scripts the browser does.
    form.noValidate = true;
    const restored = restoreDraft(readFields(form), durations ?? []);
    // A submit that the loader replays reads the fields before Formik's values are rendered.
    writeFields(form, restored.values);
    void setValues(restored.values, false);
    setDuration(restored.duration);
  }, [durations, setValues]);

  /** Password managers fill fields without events. */
  const readFilledFields = (): void => {
    if (formRef.current === null) return;
    const filled = readFields(formRef.current);
    saveText(filled);
    void setValues(filled);
  };

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (formRef.current === null || formik.isSubmitting) return;
    const filled = readFields(formRef.current);
    void setValues(filled, false);
    const { email, message } = await formik.validateForm(filled);
    const found = [email, message].filter((error) => error !== undefined);
    if (found.length > 0) setOpenDialogs({ kind: "errors", errors: found });
    await formik.submitForm();
  };

  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- these events bubble from the fields */}
      <form
        ref={formRef}
        className="contact-form"
        data-hydrate=""
        method="post"
        action={contactEndpoint}
        acceptCharset="utf-8"
        aria-label={strings.formName}
        onFocus={() => {
          // Submitting need not wait for it then, and readers of the page get no cookie.
          void fetchXsrfToken();
          readFilledFields();
        }}
        onBlur={readFilledFields}
        onChange={() => {
          setResult(undefined);
          readFilledFields();
        }}
        onSubmit={(event) => void onSubmit(event)}
      >
        <div className="contact-form__rail">
          <p className="contact-form__note">{strings.requiredNote}</p>
          <FormField id={contactFields.email} label={strings.emailLabel} hint={text.emailHint} error={errors.email}>
            {(aria) => (
              <input
                {...aria}
                {...getFieldProps(contactFields.email)}
                className="form-field__box"
                type="email"
                autoComplete="email"
                inputMode="email"
                autoCapitalize="none"
                spellCheck={false}
                required
                readOnly={submitting}
              />
            )}
          </FormField>
          <FormField
            id={contactFields.message}
            label={strings.messageLabel}
            hint={
              <>
                {text.messageHint}
                {duration && <strong> {interpolate(strings.durationChosen, { duration: duration.label })}</strong>}
              </>
            }
            error={errors.message}
          >
            {(aria) => (
              <>
                <textarea
                  {...aria}
                  {...getFieldProps(contactFields.message)}
                  className="form-field__box form-field__box--tall"
                  rows={9}
                  // Browsers scroll the caret into view, not the field: its end would be under the bottom bar (WCAG 2.4.12).
                  onFocus={(event) => {
                    event.currentTarget.scrollIntoView({ block: "nearest" });
                  }}
                  // For messages in Arabic or Hebrew.
                  dir="auto"
                  required
                  readOnly={submitting}
                />
                <MessageCounter length={values.message.length} />
              </>
            )}
          </FormField>
          {/* For bots. `hidden` keeps it from view, tab order, accessibility tree, voice control and autofill. */}
          <label hidden>
            {strings.honeypotLabel}
            <input type="text" name={contactFields.honeypot} tabIndex={-1} autoComplete="off" />
          </label>
          <p className="contact-form__note">
            <InlineText text={text.privacyNote} />
          </p>
        </div>
        <div className="contact-form__send">
          {/* aria-disabled instead of disabled: a disabled button loses the focus and is not announced. */}
          <button
            type="submit"
            className="button-link button-link--main contact-form__button"
            aria-disabled={submitting}
          >
            {submitting ? strings.sending : strings.submit}
          </button>
          <p className="contact-form__promise">
            <InlineText text={studio.replyPromise} />
          </p>
        </div>
        <StatusLine status={status} text={text} />
      </form>
      <FormDialogs
        open={openDialogs}
        onChange={setOpenDialogs}
        firstInvalidField={() => formRef.current?.querySelector<HTMLElement>("[aria-invalid=true]")}
        dialogs={dialogs}
        studio={studio}
      />
    </>
  );
};
