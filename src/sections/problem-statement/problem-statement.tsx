import { InlineText } from "../../components/inline-text/inline-text";
import "./problem-statement.css";

interface ProblemStatementProps {
  readonly heading: string;
  readonly text: string;
}

/** The problem that a case study sets out to solve, in one sentence. */
export const ProblemStatement = ({ heading, text }: ProblemStatementProps) => (
  <section className="problem-statement">
    <h2>{heading}</h2>
    <p className="problem-statement__text">
      <InlineText text={text} />
    </p>
  </section>
);
