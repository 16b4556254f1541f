import { graphql } from "gatsby";
import { InlineText } from "../../components/inline-text/inline-text";
import { PageSection } from "../../components/page-section/page-section";

/** What happens after a visitor writes, as an ordered list. */
export const AfterYouWrite = ({ heading, items }: Queries.AfterYouWriteFragment) => (
  <PageSection heading={heading}>
    <ol role="list" className="timeline timeline--row rail">
      {items.map(({ when, title, text }) => (
        <li key={title}>
          <p className="label">{when}</p>
          <h3>{title}</h3>
          <p>
            <InlineText text={text} />
          </p>
        </li>
      ))}
    </ol>
  </PageSection>
);

export const fragment = graphql`
  fragment AfterYouWrite on StartSteps {
    heading
    items {
      when
      title
      text
    }
  }
`;
