import { InlineText } from "../../components/inline-text/inline-text";
import { PageSection } from "../../components/page-section/page-section";
import { Timeline } from "../../components/timeline/timeline";
import type { StartPageView } from "../../content-schema/view-types";

type AfterYouWriteProps = StartPageView["steps"];

/** What happens after a visitor writes, as an ordered list. */
export const AfterYouWrite = ({ heading, items }: AfterYouWriteProps) => (
  <PageSection heading={heading}>
    <Timeline row>
      {items.map(({ when, title, text }) => (
        <li key={title}>
          <p className="label">{when}</p>
          <h3>{title}</h3>
          <p>
            <InlineText text={text} />
          </p>
        </li>
      ))}
    </Timeline>
  </PageSection>
);
