import { graphql } from "gatsby";
import { Icon } from "../../components/icon/icon";
import { InlineTexts } from "../../components/inline-text/inline-text";
import { PageSection } from "../../components/page-section/page-section";
import { formatAddress } from "../../lib/format-address";
import { uiStrings } from "../../strings/ui-strings";
import "./contact-ways.css";

type ContactWaysProps = Queries.ContactWaysFragment & { readonly studio: Queries.ContactWaysStudioFragment };

/** Phone, mail and street: other ways to reach the studio. */
export const ContactWays = ({ heading, paragraphs, studio: { address, phone, emails } }: ContactWaysProps) => (
  <PageSection heading={heading} className="contact-ways">
    <dl className="facts auto-columns">
      {(
        [
          ["phone", uiStrings.phone, phone.display, `tel:${phone.dial}`],
          ["mail", uiStrings.email, emails.general, `mailto:${emails.general}`],
          ["pin", uiStrings.address, formatAddress(address), null],
        ] as const
      ).map(([icon, label, text, to]) => (
        <div key={icon}>
          <dt>
            <Icon name={icon} />
            {label}
          </dt>
          <dd>
            {to === null ? (
              text
            ) : (
              <a className="standalone-link" href={to}>
                {text}
              </a>
            )}
          </dd>
        </div>
      ))}
    </dl>
    <div className="columns">
      <InlineTexts texts={paragraphs} />
    </div>
  </PageSection>
);

export const fragment = graphql`
  fragment ContactWays on ContactWays {
    heading
    paragraphs
  }
  fragment ContactWaysStudio on Studio {
    address {
      ...Address
    }
    phone {
      display
      dial
    }
    emails {
      general
    }
  }
`;
