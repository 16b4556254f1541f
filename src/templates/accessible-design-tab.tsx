import { graphql, type PageProps } from "gatsby";
import { ActionLink } from "../components/action-link/action-link";
import { ContentSection } from "../components/content-section/content-section";
import { FigureFact } from "../components/figure-fact/figure-fact";
import { Picture } from "../components/picture/picture";
import { PageHead } from "../layout/page-head/page-head";
import { socialCardFile } from "../lib/social-card";
import { ClosingActions } from "../sections/closing-actions/closing-actions";
import { besideWidth } from "../sections/page-opening/beside-width";
import { PageOpening } from "../sections/page-opening/page-opening";
import { TabNavigation } from "../sections/tab-navigation/tab-navigation";

/** One page of the Accessible Design section: one big idea, an illustration, the copy with its sources. */
const AccessibleDesignTabPage = ({ data, location: { pathname } }: PageProps<Queries.AccessibleDesignTabQuery>) => {
  const { tab, section } = data;
  if (tab === null || section === null) throw new Error(`The tab for ${pathname} is missing from the content.`);
  const tabs = data.tabs.nodes.map(({ id, slug, tabLabel }) => ({
    id,
    label: tabLabel,
    to: slug === "" ? "/a11y-accessible-design/" : `/a11y-accessible-design/${slug}/`,
  }));
  return (
    <>
      <PageHead
        head={tab.head}
        path={pathname}
        card={socialCardFile(pathname)}
        cardAlt={tab.opening.heading}
        kind="article"
      />
      <PageOpening
        opening={tab.opening}
        over={<p>{section.name}</p>}
        above={
          <TabNavigation
            label={section.tabsLabel}
            tabs={tabs}
            current={tabs.find(({ id }) => id === tab.id)?.to ?? pathname}
          />
        }
        beside={<Picture picture={tab.illustration} sizes={besideWidth} priority />}
      />
      <div className="wrap">
        {tab.figure ? <FigureFact fact={tab.figure} /> : null}
        {tab.sections.map((part) => (
          <ContentSection key={part.heading} section={part} />
        ))}
        <p>
          <ActionLink to={tab.next.to} kind="plain">
            {tab.next.label}
          </ActionLink>
        </p>
      </div>
      <ClosingActions heading={section.closingHeading} lead={section.closingLead} links={section.closingLinks} />
    </>
  );
};

export default AccessibleDesignTabPage;

export const query = graphql`
  query AccessibleDesignTab($id: String!) {
    tab: accessibleDesignTab(id: { eq: $id }) {
      id
      head {
        ...HeadParts
      }
      opening {
        ...OpeningParts
      }
      illustration {
        ...HeroPicture
      }
      figure {
        ...StatParts
      }
      sections {
        ...SectionParts
      }
      next {
        ...LinkParts
      }
    }
    tabs: allAccessibleDesignTab(sort: { order: ASC }) {
      nodes {
        id
        slug
        tabLabel
      }
    }
    section: accessibleDesignSection {
      name
      tabsLabel
      closingHeading
      closingLead
      closingLinks {
        ...LinkParts
      }
    }
  }
`;
