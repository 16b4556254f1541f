import { graphql } from "gatsby";
import { linkTarget } from "../../lib/link-target";
import { uiStrings } from "../../strings/ui-strings";

interface NaicsCodesProps {
  readonly heading: string;
  readonly codes: readonly Queries.NaicsCodeFragment[];
}

/** The industry codes, one on a line. */
export const NaicsCodes = ({ heading, codes }: NaicsCodesProps) => (
  <section className="stack">
    <h2 {...linkTarget("naics")}>{heading}</h2>
    <p className="muted small">{uiStrings.naics.caption}</p>
    <ul role="list" className="ruled-list rows small">
      {codes.map(({ code, title, primary }) => (
        <li key={code}>
          <strong>{code}</strong>{" "}
          <span>
            {title} {primary && <span className="muted">{uiStrings.naics.primary}</span>}
          </span>
        </li>
      ))}
    </ul>
  </section>
);

export const fragment = graphql`
  fragment NaicsCode on NaicsCode {
    code
    title
    primary
  }
`;
