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

/** What the function fills in, as text (api/responses/html-page.ts). */
const places = { values: { email: "{{email}}", message: "{{message}}" }, text: "{{text}}" };

/** Renders the main part of each page that the function answers with. */
export const renderResponsePages = ({
  text,
  dialogs,
  studio,
}: Pick<ContactFormProps, "text" | "dialogs" | "studio">): ResponseContent["pages"] => {
  const render = (title: string, heading: string, children: ReactNode): ResponsePage => ({
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
  const status = (kind: "sent" | "failed", statusText: string) => (
    <p className={`form-message form-message--${kind === "sent" ? "sent" : "error"}`}>
      <Icon name={kind === "sent" ? "success" : "error"} />
      {statusText}
    </p>
  );
  const form = (errors: ContactErrors) => (
    <ContactForm {...{ text, dialogs, studio }} received={{ values: places.values, errors }} />
  );
  const otherWays = (
    <div>
      <OtherWays intro={dialogs.failure.otherWays} studio={studio} />
    </div>
  );

  /** @param errors places for their texts */
  const invalid = (errors: ContactErrors): ResponsePage =>
    render(
      `Error: ${strings.invalidHeading}`,
      strings.invalidHeading,
      <>
        <p className="lead">{strings.invalidLead}</p>
        {/* Names each error and links to its field (WCAG technique G139). */}
        <div className="response-page__summary" role="alert">
          <h2>{text.statusFailure}</h2>
          <ul role="list">
            {Object.entries(errors).map(([field, error]) => (
              <li key={field}>
                <a className="standalone-link" href={`#${field}`}>
                  {error}
                </a>
              </li>
            ))}
          </ul>
        </div>
        {form(errors)}
        {otherWays}
      </>,
    );
  const failed = (formAgain: ReactNode): ResponsePage =>
    render(
      dialogs.failure.title,
      text.statusFailure,
      <>
        {status("failed", places.text)}
        {formAgain}
        {otherWays}
      </>,
    );
  const [email, message] = ["{{emailError}}", "{{messageError}}"];
  return {
    sent: render(
      strings.sentHeading,
      strings.sentHeading,
      <>
        {status("sent", text.statusSuccess)}
        <InlineTexts texts={dialogs.success.paragraphs} className="lead" />
        <p>
          <ButtonLink to="/">{strings.home}</ButtonLink>
        </p>
      </>,
    ),
    invalidEmail: invalid({ email }),
    invalidMessage: invalid({ message }),
    invalidBoth: invalid({ email, message }),
    failed: failed(form({})),
    failedWithoutForm: failed(null),
  };
};
