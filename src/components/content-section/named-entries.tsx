import { InlineText } from "../inline-text/inline-text";
import { uiStrings } from "../../strings/ui-strings";
import { StatusBadge } from "../status-badge/status-badge";
import { FoldedText } from "./folded-text";
import "./named-entries.css";

interface NamedEntriesProps {
  readonly entries: readonly {
    readonly name: string;
    readonly text: string;
    /** If the name is a goal. */
    readonly result?: Queries.GoalResult | null;
  }[];
  /** Whether they stand in columns, each text under its name. */
  readonly isSpread?: boolean;
}

/** Names, each with its text beside or below it. */
export const NamedEntries = ({ entries, isSpread = false }: NamedEntriesProps) => (
  <dl className={isSpread ? "spread auto-columns" : "named-lines ruled-list rows rows--stacked"}>
    {entries.map(({ name, text, result }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          {result ? (
            <p className="status-badges">
              <StatusBadge tone={result === "met" ? "good" : "half"} text={uiStrings.results[result]} />
            </p>
          ) : null}
          <InlineText text={text} />
        </dd>
      </div>
    ))}
  </dl>
);

interface FoldedEntriesProps extends Pick<NamedEntriesProps, "isSpread"> {
  readonly entries: readonly { readonly name: string; readonly text: string }[];
}

/** Names with their texts, too, but on phones each text is folded, and its name opens it. */
export const FoldedEntries = ({ entries, isSpread = false }: FoldedEntriesProps) => (
  <ul className={isSpread ? "folds spread auto-columns" : "folds ruled-list"} role="list">
    {entries.map(({ name, text }) => (
      <li key={name}>
        <FoldedText name={name} paragraphs={[text]} />
      </li>
    ))}
  </ul>
);
