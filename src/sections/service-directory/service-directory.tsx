import { Icon } from "../../components/icon/icon";
import { InlineText } from "../../components/inline-text/inline-text";
import { PageSection } from "../../components/page-section/page-section";
import type { ServiceView } from "../../content-schema/view-types";
import { linkTarget } from "../../lib/link-target";
import "./service-directory.css";

interface ServiceDirectoryProps {
  readonly heading: string;
  readonly lead: string;
  readonly services: readonly Pick<ServiceView, "key" | "name" | "icon" | "summary" | "youGet">[];
}

/** The offerings in full: what each is, and what the client gets. */
export const ServiceDirectory = ({ heading, lead, services }: ServiceDirectoryProps) => (
  <PageSection heading={heading} lead={lead}>
    <ul role="list" className="service-directory">
      {services.map((service) => (
        <li key={service.key} className="service-directory__entry stack">
          <div className="service-directory__head">
            <Icon name={service.icon} className="service-directory__icon" />
            <h3 {...linkTarget(service.key)}>{service.name}</h3>
          </div>
          <p className="service-directory__summary">{service.summary}</p>
          <ul role="list" className="service-directory__get">
            {service.youGet.map((text) => (
              <li key={text}>
                <Icon name="check" />
                <span>
                  <InlineText text={text} />
                </span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  </PageSection>
);
