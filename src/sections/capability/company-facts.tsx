import type { ReactNode } from "react";
import { capabilityStrings } from "../../strings/capability-strings";
import { formatAddress } from "../../lib/format-address";
import type { CapabilityFacts, CapabilityStudio } from "./capability-data";

const factsOf = (
  { contact }: CapabilityFacts,
  { legalName, siteUrl, address, phone, emails }: CapabilityStudio,
): readonly { readonly label: string; readonly value: ReactNode }[] => [
  { label: capabilityStrings.legalName, value: legalName },
  { label: capabilityStrings.contact, value: `${contact.name}, ${contact.role}` },
  { label: capabilityStrings.mail, value: <a href={`mailto:${emails.general}`}>{emails.general}</a> },
  { label: capabilityStrings.phone, value: <a href={`tel:${phone.dial}`}>{phone.display}</a> },
  { label: capabilityStrings.address, value: formatAddress(address) },
  { label: capabilityStrings.website, value: siteUrl.replace(/^https:\/\//u, "") },
];

interface CompanyFactsProps {
  readonly facts: CapabilityFacts;
  readonly studio: CapabilityStudio;
}

/** Company facts for procurement. */
export const CompanyFacts = ({ facts, studio }: CompanyFactsProps) => (
  <dl className="capability__facts facts stack">
    {factsOf(facts, studio).map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
