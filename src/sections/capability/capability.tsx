import { InlineText, InlineTexts } from "../../components/inline-text/inline-text";
import { capabilityStrings } from "../../strings/capability-strings";
import type { CapabilityFacts, CapabilityProject, CapabilityStudio, IndustryCode } from "./capability-data";
import { CompanyFacts } from "./company-facts";
import "./capability.css";

/** What the capability block shows, on the Services page and on the capability statement. */
export interface CapabilityProps {
  readonly facts: CapabilityFacts;
  readonly studio: CapabilityStudio;
  readonly projects: readonly CapabilityProject[];
  /** Left out where the page has the industry codes elsewhere. */
  readonly industryCodes?: readonly IndustryCode[];
  /** The level of the block's headings: 3 inside a section that has a heading of its own. */
  readonly level: 2 | 3;
}

interface CodeListProps {
  readonly codes: readonly (Omit<IndustryCode, "primary"> & Partial<Pick<IndustryCode, "primary">>)[];
}

const CodeList = ({ codes }: CodeListProps) => (
  <ul role="list" className="capability__codes stack">
    {codes.map(({ code, title, primary }) => (
      <li key={code}>
        <span className="capability__code">{code}</span>{" "}
        <span>
          {title}
          {primary ? <span className="capability__primary"> ({capabilityStrings.primary})</span> : null}
        </span>
      </li>
    ))}
  </ul>
);

/** What government buyers ask a small firm for: what it does well, its codes, and whom to ask. */
export const Capability = ({ facts, studio, projects, industryCodes, level }: CapabilityProps) => {
  const Heading = level === 2 ? "h2" : "h3";
  const { productCodes } = facts;
  return (
    <div className="capability stack">
      <div className="capability__main stack">
        <div className="capability__part stack">
          <Heading className="capability__heading">{capabilityStrings.coreCompetencies}</Heading>
          <ul>
            <InlineTexts as="li" texts={facts.coreCompetencies} />
          </ul>
        </div>
        <div className="capability__part stack">
          <Heading className="capability__heading">{capabilityStrings.differentiators}</Heading>
          <ul>
            <InlineTexts as="li" texts={facts.differentiators} />
          </ul>
        </div>
        <div className="capability__part stack">
          <Heading className="capability__heading">{capabilityStrings.pastPerformance}</Heading>
          <p>
            <InlineText text={facts.pastPerformanceNote} />
          </p>
          <ul>
            {projects.map(({ key, name, kind }) => (
              <li key={key}>
                <a href={`/${key}/`}>{name}</a>: {kind}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="capability__side stack">
        <div className="capability__part stack">
          <Heading className="capability__heading">{capabilityStrings.company}</Heading>
          <CompanyFacts facts={facts} studio={studio} />
        </div>
        {industryCodes === undefined ? null : (
          <div className="capability__part stack">
            <Heading className="capability__heading">{capabilityStrings.naics}</Heading>
            <CodeList codes={industryCodes} />
          </div>
        )}
        {productCodes === null || productCodes.length === 0 ? null : (
          <div className="capability__part stack">
            <Heading className="capability__heading">{capabilityStrings.productCodes}</Heading>
            <CodeList codes={productCodes} />
          </div>
        )}
      </div>
    </div>
  );
};
