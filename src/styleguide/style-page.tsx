import { groups } from "./entries/entries";
import { EntryView } from "./entry-view";
import { ColorTokens } from "./tokens/color-tokens";
import { MeasureTokens } from "./tokens/measure-tokens";
import { readTokens } from "../lib/design-tokens";
import { linkTarget } from "../lib/link-target";
import { TypeScale } from "./tokens/type-scale";

const tokenParts = [
  { id: "colors", heading: "Colors" },
  { id: "type", heading: "Type" },
  { id: "measures", heading: "Space, shape and time" },
] as const;

/** The style page's body. @param css the text of src/styles/tokens.css */
export const StylePage = ({ css }: { readonly css: string }) => {
  const tokens = readTokens(css);
  return (
    <div className="style-page">
      <header className="style-page__head container flow">
        <h1>Style page</h1>
        <p className="lead">
          All that this site is made of, for those who carry on with it: the tokens with their measured contrast, and
          each component in its states, with the example data of the tests.
        </p>
        <p>The layout around this page is the real one: header, menu, footer, bottom bar and the statement’s dialog.</p>
        <nav aria-label="On this page">
          <ul role="list" className="style-page__contents">
            {[...tokenParts, ...groups].map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <section className="container flow">
        <h2 {...linkTarget("colors")}>Colors</h2>
        <ColorTokens tokens={tokens} />
      </section>
      <section className="container flow">
        <h2 {...linkTarget("type")}>Type</h2>
        <TypeScale tokens={tokens} />
      </section>
      <section className="container flow">
        <h2 {...linkTarget("measures")}>Space, shape and time</h2>
        <MeasureTokens tokens={tokens} />
      </section>
      {groups.map(({ id, heading, entries }) => (
        <section key={id}>
          <h2 {...linkTarget(id)} className="container">
            {heading}
          </h2>
          {entries.map((entry) => (
            <EntryView key={entry.folder} entry={entry} />
          ))}
        </section>
      ))}
    </div>
  );
};
