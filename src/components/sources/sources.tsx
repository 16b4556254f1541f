import type { SourceView } from "../../content-schema/view-types";
import { uiStrings } from "../../strings/ui-strings";
import "./sources.css";

/** Where the facts of a text come from: who, what, which year, linked. */
export const Sources = ({ sources }: { readonly sources: readonly SourceView[] }) => (
  <div className="sources muted small">
    <p className="sources__label">{uiStrings.sources}</p>
    <ul role="list">
      {sources.map(({ label, url, year }) => (
        <li key={`${label}${url}`}>
          <a href={url}>{label}</a> ({year})
        </li>
      ))}
    </ul>
  </div>
);
