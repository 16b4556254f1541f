import { groups } from "./entries/entries";
import { EntryView } from "./entry-view";
import { linkTarget } from "../lib/link-target";
import "./style-guide.css";

/** The style guide's body. */
export const StyleGuide = () => (
  <div className="style-guide">
    <header className="style-guide__head container flow">
      <h1>Style guide</h1>
      <p className="lead">
        For those who carry on with this site: each component in its states, and the sections that pages share or that
        have states, with the example data of the tests.
      </p>
      <p>The layout around this page is the real one: header, menu, footer, bottom bar and the statement’s dialog.</p>
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
