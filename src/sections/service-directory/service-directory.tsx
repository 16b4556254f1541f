import { graphql } from "gatsby";
import { InlineText } from "../../components/inline-text/inline-text";
import { PageSection } from "../../components/page-section/page-section";
import { Picture } from "../../components/picture/picture";
import { linkTarget } from "../../lib/link-target";
import "./service-directory.css";

type ServiceDirectoryProps = Queries.ServiceDirectoryFragment & {
  readonly services: readonly Queries.ServiceEntryFragment[];
};

/** The offerings: what each is, a picture of what the client gets, and a first step with its price and time. */
export const ServiceDirectory = ({ heading, lead, services }: ServiceDirectoryProps) => (
  <PageSection heading={heading} lead={lead} anchor="first-steps">
    <ul role="list" className="service-directory ruled-list">
      {services.map(({ key, name, summary, picture, firstStep, note, link }) => (
        <li key={key} className="service-directory__entry">
          <div className="service-directory__head">
            <h3 {...linkTarget(key)}>{name}</h3>
            {picture && <Picture picture={picture} className="service-directory__picture shown-first" />}
          </div>
          <p>{summary}</p>
          {note && (
            <p className="muted small">
              <InlineText text={note} />
            </p>
          )}
          <div className="service-directory__offer">
            {firstStep && (
              <p className="small">
                <strong className="service-directory__price">{firstStep.price}</strong>{" "}
                <span className="unbroken">{firstStep.takes}</span>{" "}
                <span className="service-directory__scope">{firstStep.name}</span>
              </p>
            )}
            <a className="standalone-link" href={link.to}>
              {link.label}
            </a>
          </div>
        </li>
      ))}
    </ul>
  </PageSection>
);

export const fragment = graphql`
  fragment ServiceDirectory on ServicesOfferings {
    heading
    lead
  }
  fragment ServiceEntry on Service {
    key
    name
    summary
    picture {
      ...CardPicture
    }
    firstStep {
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
