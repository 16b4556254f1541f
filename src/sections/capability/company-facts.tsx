import { formatAddress } from "../../lib/format-address";
import type { CapabilityFacts, CapabilityStudio, CompanyFact } from "./capability-data";

const factsOf = (
  { labels, uei, cage, setAsides, contact }: CapabilityFacts,
  { legalName, siteUrl, address, phone, emails }: CapabilityStudio,
): readonly CompanyFact[] => [
  { label: labels.legalName, value: legalName },
  // What nobody holds yet is left out of the content, and then of the page.
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

/** Who the company is, for a buyer's records. Optional facts that are empty show nothing. */
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
