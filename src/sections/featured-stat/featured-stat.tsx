import { ButtonLink } from "../../components/button-link/button-link";
import { Stat } from "../../components/stat/stat";
import { PageSection } from "../../components/page-section/page-section";
import type { HomePageView } from "../../content-schema/view-types";

type FeaturedStatProps = HomePageView["accessibleDesign"];

/** A statistic, and a link to why it matters. */
export const FeaturedStat = ({ heading, figure, link }: FeaturedStatProps) => (
  <PageSection heading={heading} background="mist">
    <Stat stat={figure} />
    <p>
      <ButtonLink link={link} kind="plain" />
    </p>
  </PageSection>
);
