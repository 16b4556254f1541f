import { ButtonLink } from "../../components/button-link/button-link";
import { Icon } from "../../components/icon/icon";
import { PageSection } from "../../components/page-section/page-section";
import type { LinkData } from "../../components/view-models";
import { SiteLink } from "../../components/site-link/site-link";
import "./service-list.css";

interface ServiceListProps {
  readonly heading: string;
  readonly lead: string;
  readonly services: readonly { readonly key: string; readonly name: string; readonly icon: string }[];
  readonly link: LinkData;
}

/** The services by name, as a directory board; each leads to its place on the Services page. */
export const ServiceList = ({ heading, lead, services, link }: ServiceListProps) => (
  <PageSection heading={heading} lead={lead} background="mist" className="service-list">
    <ul role="list" className="service-list__board">
      {services.map(({ key, name, icon }) => (
        <li key={key}>
          <SiteLink className="service-list__line" to={`/services/#${key}`}>
            <Icon name={icon} />
            <span>{name}</span>
            <Icon name="arrow-right" className="service-list__arrow" />
          </SiteLink>
        </li>
      ))}
    </ul>
    <p className="service-list__more">
      <ButtonLink to={link.to} kind="quiet">
        {link.label}
      </ButtonLink>
    </p>
  </PageSection>
);
