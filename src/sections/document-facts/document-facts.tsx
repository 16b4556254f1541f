import { formatDate } from "../../lib/format-date";
import "./document-facts.css";

type Line =
  | { readonly label: string; readonly day: string }
  | { readonly label: string; readonly text: string; readonly to?: string };

const valueOf = (line: Line) => {
  if ("day" in line) return <time dateTime={line.day}>{formatDate(line.day)}</time>;
  if (line.to === undefined) return line.text;
  return (
    <a className="standalone-link" href={line.to}>
      {line.text}
    </a>
  );
};

/** Metadata of a document: when it was last updated, whom to ask. */
export const DocumentFacts = ({ lines }: { readonly lines: readonly Line[] }) => (
  <dl className="document-facts facts panel stack">
    {lines.map((line) => (
      <div key={line.label}>
        <dt>{line.label}</dt>
        <dd>{valueOf(line)}</dd>
      </div>
    ))}
  </dl>
);
