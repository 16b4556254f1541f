import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { ResponseContent } from "../../api/responses/content";
import { ButtonLink } from "../../src/components/button-link/button-link";
import { Icon } from "../../src/components/icon/icon";
import { InlineTexts } from "../../src/components/inline-text/inline-text";
import type { ContactErrors } from "../../src/contact";
import { ContactForm, type ContactFormProps } from "../../src/sections/contact-form/contact-form";
import { OtherWays } from "../../src/sections/contact-form/dialogs/other-ways";
import { responsePageStrings as strings } from "./response-page-strings";
import "../../src/components/page-section/page-section.css";
import "./response-page.css";

type Pages = ResponseContent["pages"];

/** Renders the main part of each page that the function answers with. The function fills in the places, as text. */
export const renderResponsePages = ({
  text,
  dialogs,
  studio,
}: Pick<ContactFormProps, "text" | "dialogs" | "studio">): Pages => {
  const render = (heading: string, children: ReactNode, title = heading): Pages["sent"] => ({
    title,
    main: renderToStaticMarkup(
      <div className="page-section">
        <div className="container response-page">
          <h1>{heading}</h1>
          {children}
        </div>
      </div>,
    ),
  });
  const form = (errors: ContactErrors) => (
    <ContactForm
      {...{ text, dialogs, studio }}
      received={{ values: { email: "{{email}}", message: "{{message}}" }, errors }}
    />
  );
  const otherWays = (
    <div>
      <OtherWays intro={dialogs.failure.otherWays} studio={studio} />
    </div>
  );
  /** @param errors places for their texts */
  const invalid = (errors: ContactErrors) =>
    render(
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
      `Error: ${strings.invalidHeading}`,
    );
  const failed = (formAgain: ReactNode) =>
    render(
      text.statusFailure,
      <>
        <p className="form-message form-message--error">
          <Icon name="error" />
          {"{{text}}"}
        </p>
        {formAgain}
        {otherWays}
      </>,
      dialogs.failure.title,
    );
  const [email, message] = ["{{emailError}}", "{{messageError}}"];
  return {
    sent: render(
      strings.sentHeading,
      <>
        <p className="form-message form-message--sent">
          <Icon name="success" />
          {text.statusSuccess}
        </p>
        <InlineTexts texts={dialogs.success.paragraphs} className="lead" />
        <ButtonLink to="/">{strings.home}</ButtonLink>
      </>,
    ),
    invalidEmail: invalid({ email }),
    invalidMessage: invalid({ message }),
    invalidBoth: invalid({ email, message }),
    failed: failed(form({})),
    failedWithoutForm: failed(null),
  };
};
