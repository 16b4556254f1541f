import { graphql } from "gatsby";
import { Icon } from "../../components/icon/icon";
import { InlineText } from "../../components/inline-text/inline-text";
import { PageSection } from "../../components/page-section/page-section";
import { formatAddress } from "../../lib/format-address";
import { uiStrings } from "../../strings/ui-strings";
import "./contact-ways.css";

type ContactWaysProps = Queries.ContactWaysFragment & { readonly studio: Queries.ContactWaysStudioFragment };

/** Phone, mail and street, each with what to know about it: other ways to reach the studio. */
export const ContactWays = ({ heading, studio: { address, phone, emails }, ...notes }: ContactWaysProps) => (
  <PageSection heading={heading} className="contact-ways">
    <dl className="facts columns columns--3">
      {(
        [
          ["phone", uiStrings.phone, phone.display, `tel:${phone.dial}`, notes.phone],
          ["mail", uiStrings.email, emails.general, `mailto:${emails.general}`, notes.email],
          ["pin", uiStrings.address, formatAddress(address), null, notes.address],
        ] as const
      ).map(([icon, label, text, to, note]) => (
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
          <dd className="muted">
            <InlineText text={note} />
          </dd>
        </div>
      ))}
    </dl>
  </PageSection>
);

export const fragment = graphql`
  fragment ContactWays on ContactWays {
    heading
    phone
    email
    address
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
