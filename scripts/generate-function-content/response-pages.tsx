import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { ResponseContent, ResponsePage } from "../../api/responses/content";
import { ButtonLink } from "../../src/components/button-link/button-link";
import { Icon } from "../../src/components/icon/icon";
import { InlineTexts } from "../../src/components/inline-text/inline-text";
import type { ContactErrors } from "../../src/contact";
import { ContactForm, type ContactFormProps } from "../../src/sections/contact-form/contact-form";
import { OtherWays } from "../../src/sections/contact-form/dialogs/other-ways";
import "../../src/components/page-section/page-section.css";
import "../../src/sections/contact-form/status-line.css";
import "./response-page.css";

interface ResponseTexts extends Pick<ContactFormProps, "dialogs" | "studio"> {
  readonly strings: ContactFormProps["strings"] & {
    readonly thanksPage: { readonly heading: string; readonly back: string };
    readonly errorsPage: { readonly heading: string; readonly lead: string };
  };
}

/** What the function fills in, as text (api/responses/html-page.ts). */
const places = { values: { email: "{{email}}", message: "{{message}}" }, text: "{{text}}" };

/** Renders the main part of each page that the function answers with. */
export const renderResponsePages = ({ strings, dialogs, studio }: ResponseTexts): ResponseContent["pages"] => {
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
  const status = (kind: "sent" | "failed", text: string) => (
    <p className={`status-line__text status-line__text--${kind}`}>
      <Icon name={kind === "sent" ? "success" : "error"} />
      {text}
    </p>
  );
  const form = (errors: ContactErrors) => (
    <ContactForm {...{ strings, dialogs, studio }} received={{ values: places.values, errors }} />
  );
  const otherWays = (
    <div>
      <OtherWays intro={dialogs.failure.otherWays} studio={studio} />
    </div>
  );

  /** @param errors places for their texts */
  const invalid = (errors: ContactErrors): ResponsePage =>
    render(
      `Error: ${strings.errorsPage.heading}`,
      strings.errorsPage.heading,
      <>
        <p className="lead">{strings.errorsPage.lead}</p>
        {/* Names each error and links to its field (WCAG technique G139). */}
        <div className="response-page__summary" role="alert">
          <h2>{strings.statusFailure}</h2>
          <ul role="list">
            {Object.entries(errors).map(([field, error]) => (
              <li key={field}>
                <a className="other-ways__link" href={`#${field}`}>
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
      strings.statusFailure,
      <>
        {status("failed", places.text)}
        {formAgain}
        {otherWays}
      </>,
    );
  const [email, message] = ["{{emailError}}", "{{messageError}}"];
  return {
    sent: render(
      strings.thanksPage.heading,
      strings.thanksPage.heading,
      <>
        {status("sent", strings.statusSuccess)}
        <InlineTexts texts={dialogs.success.paragraphs} className="lead" />
        <p>
          <ButtonLink to="/">{strings.thanksPage.back}</ButtonLink>
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
