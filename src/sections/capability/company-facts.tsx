import { graphql } from "gatsby";
import { Facts } from "../../components/facts/facts";
import { formatAddress } from "../../lib/format-address";
import { capabilityStrings } from "../../strings/capability-strings";
import { uiStrings } from "../../strings/ui-strings";

interface CompanyFactsProps {
  readonly studio: Queries.CompanyFactsFragment;
  readonly contact: Queries.CapabilityFragment["contact"];
}

/** Company facts for procurement. */
export const CompanyFacts = ({ studio, contact }: CompanyFactsProps) => {
  const { legalName, siteUrl, address, phone, emails } = studio;
  return (
    <Facts
      className="capability__facts stack"
      facts={[
        { label: capabilityStrings.legalName, value: legalName },
        { label: capabilityStrings.contact, value: `${contact.name}, ${contact.role}` },
        { label: uiStrings.email, value: <a href={`mailto:${emails.general}`}>{emails.general}</a> },
        { label: uiStrings.phone, value: <a href={`tel:${phone.dial}`}>{phone.display}</a> },
        { label: uiStrings.address, value: formatAddress(address) },
        { label: capabilityStrings.website, value: siteUrl.replace(/^https:\/\//u, "") },
      ]}
    />
  );
};

export const fragment = graphql`
  fragment CompanyFacts on Studio {
    legalName
    siteUrl
    ...StudioContact
  }
`;
