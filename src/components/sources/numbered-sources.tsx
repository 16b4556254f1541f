import type { SourceView } from "../../content-schema/view-types";
import { interpolate } from "../../lib/interpolate";
import { linkTarget } from "../../lib/link-target";
import { uiStrings } from "../../strings/ui-strings";
import "./sources.css";

const idOf = (number: number): string => `source-${String(number)}`;

/** The sources of a whole page, as a numbered list. */
export const NumberedSources = ({ sources }: { readonly sources: readonly SourceView[] }) => (
  <ol className="muted small">
    {sources.map(({ label, url, year }, index) => (
      <li key={url} {...linkTarget(idOf(index + 1))}>
        <a href={url}>{label}</a> ({year})
      </li>
    ))}
  </ol>
);

interface SourceNumbersProps {
  readonly sources: readonly SourceView[];
  /** All sources of the page. */
  readonly of: readonly SourceView[];
}

/** Links from a part of a page to its sources in the list. */
export const SourceNumbers = ({ sources, of }: SourceNumbersProps) => (
  <p className="source-numbers small">
    {sources.map(({ url }) => {
      const number = of.findIndex((one) => one.url === url) + 1;
      return (
        <a key={url} href={`#${idOf(number)}`}>
          {interpolate(uiStrings.sourceNumber, { number })}
        </a>
      );
    })}
  </p>
);
