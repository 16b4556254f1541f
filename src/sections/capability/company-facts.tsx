import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { capabilityStrings } from "../../strings/capability-strings";
import { formatAddress } from "../../lib/format-address";

interface CompanyFactsProps {
  readonly studio: Queries.CompanyFactsFragment;
  readonly contact: Queries.CapabilityFragment["contact"];
}

const factsOf = ({
  studio,
  contact,
}: CompanyFactsProps): readonly { readonly label: string; readonly value: ReactNode }[] => [
  { label: capabilityStrings.legalName, value: studio.legalName },
  { label: capabilityStrings.contact, value: `${contact.name}, ${contact.role}` },
  { label: capabilityStrings.mail, value: <a href={`mailto:${studio.emails.general}`}>{studio.emails.general}</a> },
  { label: capabilityStrings.phone, value: <a href={`tel:${studio.phone.dial}`}>{studio.phone.display}</a> },
  { label: capabilityStrings.address, value: formatAddress(studio.address) },
  { label: capabilityStrings.website, value: studio.siteUrl.replace(/^https:\/\//u, "") },
];

/** Company facts for procurement. */
export const CompanyFacts = (props: CompanyFactsProps) => (
  <dl className="capability__facts facts stack">
    {factsOf(props).map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

export const fragment = graphql`
  fragment CompanyFacts on Studio {
    legalName
    siteUrl
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
