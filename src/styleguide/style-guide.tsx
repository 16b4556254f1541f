import type { ReactNode } from "react";
import { components } from "./components";
import { sections } from "./sections";
import "./style-guide.css";

interface GroupProps {
  readonly heading: string;
  /** In `src`. */
  readonly folder: string;
  /** By their folders' names. */
  readonly examples: Readonly<Record<string, ReactNode>>;
  /** For parts that do not bring the page's content width. */
  readonly className?: string;
}

const Group = ({ heading, folder, examples, className }: GroupProps) => (
  <section>
    <h2 className="container">{heading}</h2>
    {Object.entries(examples).map(([name, example]) => (
      <div key={name} className="style-guide__entry flow">
        <h3 className="container">{name}</h3>
        <div className={className} data-folder={`${folder}/${name}`}>
          {example}
        </div>
      </div>
    ))}
  </section>
);

export const StyleGuide = () => (
  <div className="style-guide stack">
    <header className="container flow">
      <h1>Style guide</h1>
      <p className="lead">
        For those who carry on with this site: the sections that pages share or that have states, and the components
        that none of them shows, with the example data of the tests. What else there is, is seen on its page.
      </p>
    </header>
    <Group heading="Components" folder="components" examples={components} className="container flow" />
    <Group heading="Sections" folder="sections" examples={sections} />
  </div>
);
