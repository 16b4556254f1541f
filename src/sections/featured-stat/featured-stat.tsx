import { ButtonLink } from "../../components/button-link/button-link";
import { Stat } from "../../components/stat/stat";
import { InlineTexts } from "../../components/inline-text/inline-text";
import { PageSection } from "../../components/page-section/page-section";
import type { HomePageView } from "../../content-schema/view-types";

type FeaturedStatProps = HomePageView["accessibleDesign"];

/** A statistic and why it matters. */
export const FeaturedStat = ({ heading, figure, paragraphs, link }: FeaturedStatProps) => (
  <PageSection heading={heading} background="mist">
    <div className="columns">
      <Stat stat={figure} />
      <div className="flow">
        <InlineTexts texts={paragraphs} className="lead" />
        <p>
          <ButtonLink link={link} kind="plain" />
        </p>
      </div>
    </div>
  </PageSection>
);
