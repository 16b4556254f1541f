import { graphql } from "gatsby";
import { ButtonLink } from "../../components/button-link/button-link";
import { Icon } from "../../components/icon/icon";
import { PageSection } from "../../components/page-section/page-section";
import { interpolate } from "../../lib/text";
import { servicesPath } from "../../lib/page-path";
import { uiStrings } from "../../strings/ui-strings";
import "./service-list.css";

/** A fixed price as it is, and of a range its lowest: "from $500" of "$500 to $1,500". */
export const shortPrice = (price: string): string => {
  const [lowest = price, ...rest] = price.split(" ");
  return rest.length === 0 ? price : interpolate(uiStrings.priceFrom, { price: lowest });
};

type ServiceListProps = Queries.ServiceListFragment & { readonly services: readonly Queries.ServiceLineFragment[] };

/** The services by name, with what one can order first and its price; each links to its entry on Services. */
export const ServiceList = ({ heading, services, link }: ServiceListProps) => (
  <PageSection heading={heading} className="page-section--split">
    <div className="flow">
      <ul role="list">
        {services.map(({ key, name, icon, offer }) => (
          <li key={key}>
            <a className="service-list__line nav-link" href={`${servicesPath}#${key}`}>
              <Icon name={icon} />
              <span className="service-list__words actions">
                <span>
                  {name} {offer ? <span className="service-list__scope small muted">{offer.name}</span> : null}
                </span>{" "}
                {offer ? <span className="unbroken">{shortPrice(offer.price)}</span> : null}
              </span>
              <Icon name="arrow-right" />
            </a>
          </li>
        ))}
      </ul>
      <p>
        <ButtonLink link={link} kind="plain" />
      </p>
    </div>
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
    offer {
      name
      price
    }
  }
`;
