import { useId, useRef, type SyntheticEvent } from "react";
import { InlineText } from "../../components/inline-text/inline-text";
import { contactEndpoint, contactFields } from "../../contact/wire";
import { interpolate } from "../../lib/interpolate";
import type { ContactFormProps } from "./contact-form-props";
import { FormField } from "./fields/form-field";
import { Honeypot } from "./fields/honeypot";
import { MessageCounter } from "./fields/message-counter";
import { isUnderWay } from "./send-phase";
import { StatusLine } from "./status-line";
import { useContactForm } from "./use-contact-form";
import "./contact-form.css";

export type { ContactFormProps, ContactFormWords } from "./contact-form-props";

/**
 * The contact form. Its HTML is a whole form that posts to the function; once scripts run, the same
 * fields are checked and sent from here, and the answers come as dialogs.
 */
export const ContactForm = ({ words, dialogs, studio, durations }: ContactFormProps) => {
  const id = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const form = useContactForm(formRef, { words, durations });
  const underWay = isUnderWay(form.phase);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    form.press();
  };
  return (
    <>
      <form
        ref={formRef}
        className="contact-form"
        data-hydrate=""
        method="post"
        action={contactEndpoint}
        acceptCharset="utf-8"
        aria-label={words.formName}
        noValidate={form.hydrated}
        onSubmit={submit}
      >
        <div className="contact-form__rail">
          <p className="contact-form__note">{words.requiredNote}</p>
          <FormField id={`${id}email`} label={words.emailLabel} hint={words.emailHint} fault={form.faults.email}>
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
                readOnly={underWay}
                onChange={() => {
                  form.change("email");
                }}
              />
            )}
          </FormField>
          <FormField
            id={`${id}message`}
            label={words.messageLabel}
            hint={words.messageHint}
            note={form.duration && interpolate(words.durationChosen, { duration: form.duration.label })}
            fault={form.faults.message}
            below={<MessageCounter length={form.messageLength} words={words} />}
          >
            {(aria) => (
              <textarea
                {...aria}
                className="form-field__box form-field__box--tall"
                name={contactFields.message}
                rows={9}
                // Browsers bring the caret into view, not the field: its end would lie under the bottom bar (2.4.12).
                onFocus={(event) => {
                  event.currentTarget.scrollIntoView({ block: "nearest" });
                }}
                // A message in Arabic or Hebrew stands as its writer expects.
                dir="auto"
                required
                readOnly={underWay}
                onChange={() => {
                  form.change("message");
                }}
              />
            )}
          </FormField>
          <Honeypot id={`${id}honeypot`} label={words.honeypotLabel} />
          <p className="contact-form__note">
            <InlineText text={words.privacyNote} />
          </p>
        </div>
        <div className="contact-form__send">
          {/* Stays in reach while sending: a disabled button would drop the focus and say nothing. */}
          <button type="submit" className="contact-form__button" aria-disabled={underWay}>
            {underWay ? words.sending : words.submit}
          </button>
          <p className="contact-form__promise">{studio.replyPromise}</p>
        </div>
        <StatusLine phase={form.phase} words={words} />
      </form>
      {form.engine === undefined ? null : (
        <form.engine.Engine {...form.engine.props} words={words} dialogs={dialogs} studio={studio} />
      )}
    </>
  );
};
