import { groups } from "./entries/entries";
import { EntryView } from "./entry-view";
import { linkTarget } from "../lib/link-target";
import "./style-page.css";

/** The style page's body. */
export const StylePage = () => (
  <div className="style-page">
    <header className="style-page__head container flow">
      <h1>Style page</h1>
      <p className="lead">
        All that this site is made of, for those who carry on with it: each component in its states, with the example
        data of the tests.
      </p>
      <p>The layout around this page is the real one: header, menu, footer, bottom bar and the statement’s dialog.</p>
      <nav aria-label="On this page">
        <ul role="list" className="style-page__contents">
          {groups.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
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
