import type { ReactNode } from "react";
import { formatAddress } from "../../lib/format-address";
import type { CapabilityFacts, CapabilityStudio } from "./capability-data";

const factsOf = (
  { labels, uei, cage, setAsides, contact }: CapabilityFacts,
  { legalName, siteUrl, address, phone, emails }: CapabilityStudio,
): readonly { readonly label: string; readonly value: ReactNode }[] => [
  { label: labels.legalName, value: legalName },
  // Registrations that the studio does not have are null.
  ...(uei === null ? [] : [{ label: labels.uei, value: uei }]),
  ...(cage === null ? [] : [{ label: labels.cage, value: cage }]),
  ...(setAsides === null ? [] : [{ label: labels.setAsides, value: setAsides.join(", ") }]),
  { label: labels.contact, value: `${contact.name}, ${contact.role}` },
  { label: labels.mail, value: <a href={`mailto:${emails.general}`}>{emails.general}</a> },
  { label: labels.phone, value: <a href={`tel:${phone.dial}`}>{phone.display}</a> },
  { label: labels.address, value: formatAddress(address) },
  { label: labels.website, value: siteUrl.replace(/^https:\/\//u, "") },
];

interface CompanyFactsProps {
  readonly facts: CapabilityFacts;
  readonly studio: CapabilityStudio;
}

/** Company facts for procurement. Facts without a value are left out. */
export const CompanyFacts = ({ facts, studio }: CompanyFactsProps) => (
  <dl className="capability__facts">
    {factsOf(facts, studio).map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
