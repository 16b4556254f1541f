import { graphql } from "gatsby";
import { ButtonLink } from "../../components/button-link/button-link";
import { InlineText } from "../../components/inline-text/inline-text";
import { caseStudyStrings } from "../../strings/case-study-strings";
import "../../components/page-section/page-section.css";

interface TryPrototypeProps {
  readonly prototype: Queries.TryPrototypeFragment;
  readonly study: string;
}

/** What is worth trying in a study's prototype, and the way to it. */
export const TryPrototype = ({ prototype: { address, lead, tasks }, study }: TryPrototypeProps) => (
  <section className="page-section columns columns--aside">
    <h2>{caseStudyStrings.tryIt}</h2>
    <div className="stack">
      <p>
        <InlineText text={lead} />
      </p>
      <ul>
        {tasks.map((task) => (
          <li key={task}>
            <InlineText text={task} />
          </li>
        ))}
      </ul>
      <p>
        <ButtonLink
          link={{ label: caseStudyStrings.tryWith, to: address }}
          name={`${caseStudyStrings.tryWith}: ${study}`}
        />
      </p>
    </div>
  </section>
);

export const fragment = graphql`
  fragment TryPrototype on StudyPrototype {
    address
    lead
    tasks
  }
`;
