import { graphql } from "gatsby";
import { InlineText } from "../../components/inline-text/inline-text";
import { PageSection } from "../../components/page-section/page-section";
import { Picture } from "../../components/picture/picture";
import { linkTarget } from "../../lib/link-target";
import { uiStrings } from "../../strings/ui-strings";
import "./service-directory.css";

interface ServiceDirectoryProps {
  readonly heading: string;
  readonly lead: string;
  readonly anchor: string;
  readonly services: readonly Queries.ServiceEntryFragment[];
}

/** Offerings: what each is, a picture of what the client gets, and a first step with its price and time. */
export const ServiceDirectory = ({ heading, lead, anchor, services }: ServiceDirectoryProps) => (
  <PageSection heading={heading} lead={lead} anchor={anchor}>
    <ul role="list" className="service-directory ruled-list">
      {services.map(({ key, name, summary, picture, offer, note, link }) => (
        <li key={key} className="service-directory__entry">
          <div className="service-directory__head">
            <div className="service-directory__name">
              <h3 {...linkTarget(key)}>{name}</h3>
              {offer && <p className="service-directory__price">{offer.price}</p>}
            </div>
            {picture && <Picture picture={picture} className="service-directory__picture shown-first" />}
          </div>
          <p>{summary}</p>
          <div className="service-directory__offer">
            {offer && (
              <p className="small">
                <span className="unbroken">{offer.takes}</span>{" "}
                <span className="service-directory__scope">{offer.name}</span>
              </p>
            )}
            <a className="standalone-link" href={link.to}>
              {link.label}
            </a>
            {note && (
              <details className="service-directory__note small">
                <summary>
                  {uiStrings.beforeYouOrder}
                  <span className="visually-hidden">: {name}</span>
                </summary>
                <p>
                  <InlineText text={note} />
                </p>
              </details>
            )}
          </div>
        </li>
      ))}
    </ul>
  </PageSection>
);

export const fragment = graphql`
  fragment ServiceEntry on Service {
    key
    name
    project
    summary
    picture {
      ...CardPicture
    }
    offer {
      name
      price
      takes
    }
    note
    link {
      ...Link
    }
  }
`;
