import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Logo } from "../../components/logo/logo";
import { Facts } from "../../components/facts/facts";
import { InlineText, InlineTexts } from "../../components/inline-text/inline-text";
import { formatAddress, formatDate } from "../../lib/format";
import { capabilityStrings } from "../../strings/capability-strings";
import { uiStrings } from "../../strings/ui-strings";
import "./capability.css";

interface CapabilityProps {
  readonly capability: Queries.CapabilityFragment;
  readonly studio: Queries.CompanyFactsFragment;
  readonly projects: readonly Queries.CapabilityProjectFragment[];
  readonly industryCodes: readonly Queries.NaicsCodeFragment[];
  /** What to do next, below the sheet. */
  readonly children: ReactNode;
}

interface PartProps {
  readonly heading: string;
  readonly children: ReactNode;
}

const Part = ({ heading, children }: PartProps) => (
  <div className="stack">
    <h2 className="size-3">{heading}</h2>
    <div className="stack">{children}</div>
  </div>
);

interface CodeListProps {
  readonly codes: readonly { readonly code: string; readonly title: string }[];
  /** A remark on the first code. */
  readonly first?: string;
}

const CodeList = ({ codes, first }: CodeListProps) => (
  <ul role="list" className="capability__codes rows">
    {codes.map(({ code, title }, index) => (
      <li key={code}>
        <strong>{code}</strong>{" "}
        <span>
          {title}
          {index === 0 && first !== undefined ? ` (${first})` : null}
        </span>
      </li>
    ))}
  </ul>
);

/**
 * What government buyers ask a small firm for: what it does well, its codes, and whom to ask. It looks like the sheet
 * that one prints: page and heading fit one of US Letter.
 */
export const Capability = ({ capability, studio, projects, industryCodes, children }: CapabilityProps) => {
  const { contact, productCodes, updated } = capability;
  const { legalName, siteUrl, address, phone, emails } = studio;
  return (
    <div className="capability">
      <div className="capability__sheet container">
        <div className="capability__top">
          <p className="capability__name badge">
            <Logo />
            {legalName}
          </p>
          <p className="muted small">
            {uiStrings.lastChanged} <time dateTime={updated}>{formatDate(updated)}</time>
          </p>
        </div>
        <div className="capability__parts">
          <Part heading={capabilityStrings.coreCompetencies}>
            <ul>
              <InlineTexts as="li" texts={capability.coreCompetencies} />
            </ul>
          </Part>
          <Part heading={capabilityStrings.differentiators}>
            <ul>
              <InlineTexts as="li" texts={capability.differentiators} />
            </ul>
          </Part>
          <Part heading={capabilityStrings.pastPerformance}>
            <p>
              <InlineText text={capability.pastPerformanceNote} />
            </p>
            <ul>
              {projects.map(({ key, name, kind }) => (
                <li key={key}>
                  <a href={`/${key}/`}>{name}</a>: {kind}
                </li>
              ))}
            </ul>
          </Part>
          <Part heading={capabilityStrings.company}>
            <Facts
              className="capability__facts stack rows"
              facts={[
                { label: capabilityStrings.contact, value: `${contact.name}, ${contact.role}` },
                { label: uiStrings.email, value: emails.general, to: `mailto:${emails.general}` },
                { label: uiStrings.phone, value: phone.display, to: `tel:${phone.dial}` },
                { label: uiStrings.address, value: formatAddress(address) },
                { label: capabilityStrings.website, value: siteUrl.replace(/^https:\/\//u, "") },
              ]}
            />
          </Part>
          <div className="capability__wide stack stack--loose">
            <Part heading={capabilityStrings.naics}>
              <CodeList codes={industryCodes} first={capabilityStrings.primary} />
            </Part>
            {productCodes === null || productCodes.length === 0 ? null : (
              <Part heading={capabilityStrings.productCodes}>
                <CodeList codes={productCodes} />
              </Part>
            )}
          </div>
        </div>
      </div>
      <div className="container">{children}</div>
    </div>
  );
};

export const fragment = graphql`
  fragment Capability on Capability {
    updated
    coreCompetencies
    differentiators
    pastPerformanceNote
    productCodes {
      code
      title
    }
    contact {
      name
      role
    }
  }
  fragment CapabilityProject on CaseStudy {
    key
    name
    kind
  }
  fragment CompanyFacts on Studio {
    legalName
    siteUrl
    ...StudioContact
  }
`;
