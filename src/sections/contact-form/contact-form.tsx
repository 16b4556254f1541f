import { useId, useRef } from "react";
import { InlineText } from "../../components/inline-text/inline-text";
import { contactEndpoint, contactFields } from "../../contact/api-contract";
import { interpolate } from "../../lib/interpolate";
import type { ContactFormProps } from "./contact-form-props";
import { FormField } from "./fields/form-field";
import { Honeypot } from "./fields/honeypot";
import { MessageCounter } from "./fields/message-counter";
import { StatusLine } from "./status-line";
import { isSubmitting } from "./submit-status";
import { useContactForm } from "./use-contact-form";
import "./contact-form.css";

export type { ContactFormProps } from "./contact-form-props";

/**
 * The contact form. Without scripts it posts to the function natively. With scripts the same fields are validated
 * and sent from here, and the results appear in dialogs.
 */
export const ContactForm = ({ strings, dialogs, studio, durations }: ContactFormProps) => {
  const id = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const form = useContactForm(formRef, { strings, durations });
  const submitting = isSubmitting(form.status);
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
        noValidate={form.hydrated}
        onFocus={form.onUse}
        onPointerDown={form.onUse}
        onBlur={form.onBlur}
        onChange={form.onChange}
        onSubmit={(event) => {
          event.preventDefault();
          form.onSubmit();
        }}
      >
        <div className="contact-form__rail">
          <p className="contact-form__note">{strings.requiredNote}</p>
          <FormField id={`${id}email`} label={strings.emailLabel} hint={strings.emailHint} error={form.errors.email}>
            {(aria) => (
              <input
                {...aria}
                className="form-field__box"
                type="email"
                name={contactFields.email}
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
            id={`${id}message`}
            label={strings.messageLabel}
            hint={strings.messageHint}
            note={form.duration && interpolate(strings.durationChosen, { duration: form.duration.label })}
            error={form.errors.message}
            below={<MessageCounter length={form.messageLength} strings={strings} />}
          >
            {(aria) => (
              <textarea
                {...aria}
                className="form-field__box form-field__box--tall"
                name={contactFields.message}
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
            )}
          </FormField>
          <Honeypot id={`${id}honeypot`} label={strings.honeypotLabel} />
          <p className="contact-form__note">
            <InlineText text={strings.privacyNote} />
          </p>
        </div>
        <div className="contact-form__send">
          {/* aria-disabled instead of disabled: a disabled button loses the focus and is not announced. */}
          <button type="submit" className="contact-form__button" aria-disabled={submitting}>
            {submitting ? strings.sending : strings.submit}
          </button>
          <p className="contact-form__promise">
            <InlineText text={studio.replyPromise} />
          </p>
        </div>
        <StatusLine status={form.status} strings={strings} />
      </form>
      {form.controller === undefined ? null : (
        <form.controller.FormController
          {...form.controller.props}
          strings={strings}
          dialogs={dialogs}
          studio={studio}
        />
      )}
    </>
  );
};
