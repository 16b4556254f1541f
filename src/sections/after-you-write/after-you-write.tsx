import { InlineText } from "../../components/inline-text/inline-text";
import { PageSection } from "../../components/page-section/page-section";
import "./after-you-write.css";

interface AfterYouWriteProps {
  readonly heading: string;
  readonly items: readonly { readonly when: string; readonly title: string; readonly text: string }[];
}

/** What happens after a visitor writes: stations on the rail, in order. */
export const AfterYouWrite = ({ heading, items }: AfterYouWriteProps) => (
  <PageSection heading={heading}>
    <ol role="list" className="stations">
      {items.map(({ when, title, text }) => (
        <li key={title} className="stations__one">
          <p className="stations__when">{when}</p>
          <h3>{title}</h3>
          <p>
            <InlineText text={text} />
          </p>
        </li>
      ))}
    </ol>
  </PageSection>
);
