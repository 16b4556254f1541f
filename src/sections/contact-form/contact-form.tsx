import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { FormField } from "../../components/form-field/form-field";
import { InlineText } from "../../components/inline-text/inline-text";
import { PageSection, SectionIntro } from "../../components/page-section/page-section";
import { contactEndpoint, contactFields } from "../../contact/api-contract";
import { required } from "../../lib/required";
import { contactFormLabels as labels, contactFormStrings as strings } from "../../strings/contact-form-strings";
import "./contact-form.css";

interface ContactFormProps {
  readonly heading: string;
  readonly lead: string;
  readonly data: Queries.ContactFormContentFragment;
  /** What helps to write. On phones the form comes after it. */
  readonly beside?: {
    readonly heading: string;
    readonly lead?: string;
    readonly content: ReactNode;
  };
  /** Other ways to reach the studio: beside the form on wide screens, after it on phones. */
  readonly after?: ReactNode;
}

/**
 * The section with the contact form: HTML that posts to the function natively. With scripts React takes over what changes,
 * when the form is first used (contact-form.island.tsx): it fills the slots and opens the dialogs, and never renders the form
 * itself. So nothing is redrawn that a translator or an extension has changed. React listens for clicks on a slot: without a
 * role Orca would call its text clickable.
 *
 * What this HTML and its scripts tell each other:
 *
 * - `data-script` on the form: how far its script is. The page has `unused`; form-start.ts writes `loading` when the form is
 *   used and `submitted` when it's sent meanwhile, and removes it when the script has taken over or doesn't come.
 *   form-start.ts and button-state.css read it, and page-scripts.ts finds the pages with the form by it.
 * - `data-typed` on the form: what is in the fields counts more than the draft. form-start.ts writes it, draft.ts reads it.
 * - `data-draft` on the form: its text is kept in the draft. draft.ts writes and reads it, so that it begins once.
 * - `data-slot`: where contact-form-controller.tsx renders. Written here and in form-field.tsx.
 * - `data-while`: the button's labels, of which contact-form-controller.tsx shows one. Written here.
 */
export const ContactForm = ({ heading, lead, data, beside, after }: ContactFormProps) => {
  const { emailHint, messageHint, privacyNote } = required(data.contactForm);
  const form = (
    <form
      className="contact-form stack stack--loose"
      data-script="unused"
      method="post"
      action={contactEndpoint}
      acceptCharset="utf-8"
      aria-label={labels.formName}
    >
      <div className="contact-form__rail stack stack--loose">
        <p className="muted small">{labels.requiredNote}</p>
        <FormField id={contactFields.email} label={labels.emailLabel} hint={emailHint}>
          {(aria) => (
            <input
              {...aria}
              name={contactFields.email}
              className="form-field__box"
              type="email"
              autoComplete="email"
              inputMode="email"
              autoCapitalize="none"
              spellCheck={false}
              required
            />
          )}
        </FormField>
        <FormField
          id={contactFields.message}
          label={labels.messageLabel}
          hint={
            <>
              {messageHint}
              <strong data-slot="starter" role="none" />
            </>
          }
        >
          {(aria) => (
            <>
              <textarea
                {...aria}
                name={contactFields.message}
                className="form-field__box form-field__box--tall"
                rows={5}
                // For messages in Arabic or Hebrew.
                dir="auto"
                required
              />
              <div className="character-counter muted small" data-slot="counter" role="none" />
            </>
          )}
        </FormField>
        {/* For bots. `hidden` keeps it from view, tab order, accessibility tree, voice control and autofill. */}
        <label hidden>
          {labels.honeypotLabel}
          <input type="text" name={contactFields.honeypot} tabIndex={-1} autoComplete="off" />
        </label>
        <p className="muted small">
          <InlineText text={privacyNote} />
        </p>
      </div>
      <div className="contact-form__send actions">
        {/* aria-disabled instead of disabled: a disabled button loses the focus and is not announced. */}
        <button type="submit" className="button button--main" aria-disabled="false">
          <span data-while="idle">{labels.submit}</span>
          <span data-while="sending" hidden>
            {strings.sending}
          </span>
        </button>
        <p className="contact-form__promise small">
          <InlineText text={required(data.studio).replyPromise} />
        </p>
      </div>
      {/* In the page from the start: screen readers often miss a live region that is inserted with its text. */}
      <div role="status" className="contact-form__status">
        <div data-slot="status" role="none" />
      </div>
    </form>
  );
  if (beside === undefined)
    return (
      <PageSection
        heading={heading}
        lead={lead}
        anchor="contact"
        className={after === undefined ? "page-section--split" : "page-section--two contact-form-first"}
      >
        {form}
        {after}
      </PageSection>
    );
  const { content, ...intro } = beside;
  return (
    <PageSection {...intro} className="page-section--two contact-form-last">
      {content}
      <section className="stack stack--loose">
        <SectionIntro heading={heading} lead={lead} anchor="contact" />
        {form}
      </section>
    </PageSection>
  );
};

export const fragment = graphql`
  fragment ContactFormContent on Query {
    contactForm {
      emailHint
      messageHint
      privacyNote
    }
    studio {
      replyPromise
    }
  }
`;
