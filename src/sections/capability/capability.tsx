import { graphql } from "gatsby";
import { InlineText, InlineTexts } from "../../components/inline-text/inline-text";
import { capabilityStrings } from "../../strings/capability-strings";
import { CompanyFacts } from "./company-facts";
import "./capability.css";

interface CapabilityProps {
  readonly facts: Queries.CapabilityFragment;
  readonly studio: Queries.CompanyFactsFragment;
  readonly projects: readonly Queries.CapabilityProjectFragment[];
  readonly industryCodes: readonly Queries.NaicsCodeFragment[];
}

interface CodeListProps {
  readonly codes: readonly { readonly code: string; readonly title: string; readonly primary?: boolean | null }[];
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

/**
 * What government buyers ask a small firm for: what it does well, its codes, and whom to ask. Printed, page and heading
 * fit one sheet of US Letter.
 */
export const Capability = ({ facts, studio, projects, industryCodes }: CapabilityProps) => {
  const { productCodes } = facts;
  return (
    <div className="capability stack container">
      <div className="capability__main stack">
        <div className="capability__part stack">
          <h2 className="capability__heading">{capabilityStrings.coreCompetencies}</h2>
          <ul>
            <InlineTexts as="li" texts={facts.coreCompetencies} />
          </ul>
        </div>
        <div className="capability__part stack">
          <h2 className="capability__heading">{capabilityStrings.differentiators}</h2>
          <ul>
            <InlineTexts as="li" texts={facts.differentiators} />
          </ul>
        </div>
        <div className="capability__part stack">
          <h2 className="capability__heading">{capabilityStrings.pastPerformance}</h2>
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
          <h2 className="capability__heading">{capabilityStrings.company}</h2>
          <CompanyFacts studio={studio} contact={facts.contact} />
        </div>
        <div className="capability__part stack">
          <h2 className="capability__heading">{capabilityStrings.naics}</h2>
          <CodeList codes={industryCodes} />
        </div>
        {productCodes === null || productCodes.length === 0 ? null : (
          <div className="capability__part stack">
            <h2 className="capability__heading">{capabilityStrings.productCodes}</h2>
            <CodeList codes={productCodes} />
          </div>
        )}
      </div>
    </div>
  );
};

export const fragment = graphql`
  fragment Capability on Capability {
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
`;
