import { graphql } from "gatsby";
import { InlineText } from "../../components/inline-text/inline-text";
import { uiStrings } from "../../strings/ui-strings";
import "./recorded-lines.css";

interface RecordedLinesProps {
  readonly lines: readonly Queries.RecordedLineFragment[];
}

/** What a screen reader said, key by key. */
export const RecordedLines = ({ lines }: RecordedLinesProps) => (
  <ol className="recorded-lines rows marked" role="list">
    {lines.map(({ key, says }, index) => (
      // Not by its words: the same key of the keyboard may get the same answer twice.
      <li key={index}>
        <p className="label">{key === null ? uiStrings.pageOpens : <kbd>{key}</kbd>}</p>
        <p className="muted">
          <InlineText text={says} />
        </p>
      </li>
    ))}
  </ol>
);

export const fragment = graphql`
  fragment RecordedLine on RecordedLine {
    key
    says
  }
`;
