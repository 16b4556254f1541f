import { graphql } from "gatsby";
import { ButtonLink } from "../../components/button-link/button-link";
import { Icon } from "../../components/icon/icon";
import { PageSection } from "../../components/page-section/page-section";
import "./service-list.css";

type ServiceListProps = Queries.ServiceListFragment & { readonly services: readonly Queries.ServiceLineFragment[] };

/** The services by name; each links to its entry on the Services page. */
export const ServiceList = ({ heading, services, link }: ServiceListProps) => (
  <PageSection heading={heading} background="mist" className="page-section--split">
    <ul role="list" className="no-row-gap columns">
      {services.map(({ key, name, icon }) => (
        <li key={key}>
          <a className="service-list__line nav-link" href={`/services/#${key}`}>
            <Icon name={icon} />
            <span>{name}</span>
            <Icon name="arrow-right" className="service-list__arrow" />
          </a>
        </li>
      ))}
      <li>
        <ButtonLink link={link} kind="plain" />
      </li>
    </ul>
  </PageSection>
);

export const fragment = graphql`
  fragment ServiceList on HomeServices {
    heading
    link {
      ...Link
    }
  }
  fragment ServiceLine on Service {
    key
    name
    icon
  }
`;
