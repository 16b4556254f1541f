import { graphql } from "gatsby";
import { linkTarget } from "../../lib/link-target";
import { uiStrings } from "../../strings/ui-strings";
import { InlineText } from "../inline-text/inline-text";
import { Picture } from "../picture/picture";
import { StatusBadge } from "../status-badge/status-badge";
import { CodeChange } from "./code-change";
import { FoldedText } from "./folded-text";
import { NamedEntries } from "./named-entries";
import "./content-section.css";
import "./finding.css";

type Section = Queries.ContentSectionFragment;

interface FindingProps extends Pick<Section, "heading" | "anchor" | "paragraphs" | "more"> {
  readonly finding: Queries.FindingFragment;
}

/** A barrier that an audit found: number, state, whom it stops, and a drawing, beside its facts and its code. */
export const Finding = ({ heading, anchor, paragraphs, more, finding }: FindingProps) => {
  const { number, state, severity, drawing, facts, code } = finding;
  return (
    <section className="content-section finding columns columns--aside">
      <div className="stack">
        <h2 {...linkTarget(anchor)}>
          <span className="large-number">{number}. </span>
          {heading}
        </h2>
        <p className="status-badges">
          <StatusBadge tone={state === "repaired" ? "good" : "bad"} text={uiStrings.states[state]} />
          <StatusBadge tone="plain" text={uiStrings.severities[severity]} />
        </p>
        {paragraphs.map((text) => (
          <p key={text} className="pulled">
            <InlineText text={text} />
          </p>
        ))}
        <Picture className="finding__drawing rounded" picture={drawing} />
      </div>
      <div className="content-section__text flow">
        <NamedEntries entries={facts} />
        {code ? <CodeChange {...code} /> : null}
        {more ? <FoldedText {...more} /> : null}
      </div>
    </section>
  );
};

export const fragment = graphql`
  fragment Finding on Finding {
    number
    state
    severity
    drawing {
      ...Picture
      raster(place: figure) {
        ...Raster
      }
    }
    facts {
      name
      text
    }
    code {
      ...CodeChange
    }
  }
`;
