import { graphql } from "gatsby";
import { interpolate } from "../../lib/text";
import { linkTarget } from "../../lib/link-target";
import { uiStrings } from "../../strings/ui-strings";
import "./sources.css";

interface SourcesProps {
  readonly sources: readonly Queries.SourceFragment[];
}

const entries = (sources: readonly Queries.SourceFragment[], idOf: (index: number) => string | undefined) =>
  sources.map(({ label, url, year }, index) => (
    <li key={`${label}${url}`} {...linkTarget(idOf(index))}>
      <a href={url}>{label}</a> ({year})
    </li>
  ));

/** Where the facts of a text come from: who, what, which year, linked. */
export const Sources = ({ sources }: SourcesProps) => (
  <div className="sources muted small">
    <p className="label">{uiStrings.sources}</p>
    <ul role="list">{entries(sources, () => undefined)}</ul>
  </div>
);

const sourceId = (index: number): string => `source-${String(index + 1)}`;

/** The sources of a whole page. */
export const NumberedSources = ({ sources }: SourcesProps) => (
  <ol className="sources-list muted small">{entries(sources, sourceId)}</ol>
);

/** After a text: links to its sources in the list, by their numbers. @param of all sources of the page */
export const SourceNumbers = ({ sources, of }: SourcesProps & { readonly of: readonly Queries.SourceFragment[] }) =>
  sources.map(({ url, label }) => {
    const number = of.findIndex((one) => one.url === url) + 1;
    return (
      <sup key={url} className="source-number">
        <a href={`#${sourceId(number - 1)}`} aria-label={interpolate(uiStrings.sourceNumber, { number, label })}>
          {number}
        </a>
      </sup>
    );
  });

export const fragment = graphql`
  fragment Source on Source {
    label
    url
    year
  }
`;
