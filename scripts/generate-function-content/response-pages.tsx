import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { ResponseContent, ResponsePage } from "../../api/responses/content";
import { ButtonLink } from "../../src/components/button-link/button-link";
import { Icon } from "../../src/components/icon/icon";
import { InlineTexts } from "../../src/components/inline-text/inline-text";
import type { ContactErrors } from "../../src/contact";
import { ContactForm, type ContactFormProps } from "../../src/sections/contact-form/contact-form";
import { OtherWays } from "../../src/sections/contact-form/dialogs/other-ways";
import { responsePageStrings as strings } from "./response-page-strings";
import "../../src/components/page-section/page-section.css";
import "./response-page.css";

const values = { email: "{{email}}", message: "{{message}}" };
const [email, message] = ["{{emailError}}", "{{messageError}}"];

/** Renders the main part of each page that the function answers with. The function fills in the placeholders, as text. */
export const renderResponsePages = (
  content: Pick<ContactFormProps, "text" | "dialogs" | "studio">,
): ResponseContent["pages"] => {
  const { success, failure } = content.dialogs;
  const render = (title: string, heading: string, children: ReactNode): ResponsePage => ({
    title,
    main: renderToStaticMarkup(
      <div className="page-section">
        <div className="container flow">
          <h1>{heading}</h1>
          {children}
        </div>
      </div>,
    ),
  });
  const form = (errors: ContactErrors) => <ContactForm {...content} received={{ values, errors }} />;
  const otherWays = <OtherWays intro={failure.otherWays} studio={content.studio} />;
  const invalid = (errors: ContactErrors) =>
    render(
      `Error: ${strings.invalidHeading}`,
      strings.invalidHeading,
      <>
        <p className="lead">{strings.invalidLead}</p>
        {/* Names each error and links to its field (WCAG technique G139). */}
        <ul role="list" className="form-message form-message--error response-page__errors">
          {Object.entries(errors).map(([field, error]) => (
            <li key={field}>
              <a className="standalone-link" href={`#${field}`}>
                {error}
              </a>
            </li>
          ))}
        </ul>
        {form(errors)}
        {otherWays}
      </>,
    );
  const failed = (formAgain?: ReactNode) =>
    render(
      failure.title,
      content.text.statusFailure,
      <>
        <p className="form-message form-message--error">
          <Icon name="error" />
          {"{{text}}"}
        </p>
        {formAgain}
        {otherWays}
      </>,
    );
  return {
    sent: render(
      strings.sentHeading,
      strings.sentHeading,
      <>
        <p className="form-message form-message--sent">
          <Icon name="success" />
          {content.text.statusSuccess}
        </p>
        <InlineTexts texts={success.paragraphs} className="lead" />
        <ButtonLink link={{ label: strings.home, to: "/" }} />
      </>,
    ),
    invalidEmail: invalid({ email }),
    invalidMessage: invalid({ message }),
    invalidBoth: invalid({ email, message }),
    failed: failed(form({})),
    failedWithoutForm: failed(),
  };
};
