import { ButtonLinks } from "../../components/button-link/button-links";
import { Icon } from "../../components/icon/icon";
import { PageSection } from "../../components/page-section/page-section";
import type { LinkView, ServiceView } from "../../content-schema/view-types";
import "./service-list.css";

interface ServiceListProps {
  readonly heading: string;
  readonly services: readonly Pick<ServiceView, "key" | "name" | "icon">[];
  readonly links: readonly LinkView[];
}

/** The services by name; each links to its entry on the Services page. */
export const ServiceList = ({ heading, services, links }: ServiceListProps) => (
  <PageSection heading={heading} background="mist" className="service-list">
    <ul role="list" className="service-list__board">
      {services.map(({ key, name, icon }) => (
        <li key={key}>
          <a className="service-list__line" href={`/services/#${key}`}>
            <Icon name={icon} />
            <span>{name}</span>
            <Icon name="arrow-right" className="service-list__arrow" />
          </a>
        </li>
      ))}
    </ul>
    <div className="service-list__more">
      <ButtonLinks links={links} mainFirst={false} />
    </div>
  </PageSection>
);
