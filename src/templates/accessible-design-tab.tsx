import { graphql, type PageProps } from "gatsby";
import { ButtonLinks } from "../components/button-link/button-links";
import { ContentSections } from "../components/content-section/content-section";
import { PageSection } from "../components/page-section/page-section";
import { Stat } from "../components/stat/stat";
import { PageHead } from "../layout/page-head/page-head";
import { required } from "../lib/required";
import { accessibleDesignPath, pagePath } from "../lib/page-path";
import { Pagination } from "../sections/pagination/pagination";
import { PageHeader } from "../sections/page-header/page-header";
import { uiStrings } from "../strings/ui-strings";
import { TabNavigation } from "../sections/tab-navigation/tab-navigation";

/** One page of the Accessible Design section: one big idea, an illustration, the copy with its sources. */
const AccessibleDesignTabPage = ({ data, location: { pathname } }: PageProps<Queries.AccessibleDesignTabQuery>) => {
  const tab = required(data.tab);
  const section = required(data.section);
  const tabs = data.tabs.nodes.map(({ id, slug, tabLabel: label }) => ({
    id,
    label,
    to: pagePath(accessibleDesignPath, slug),
  }));
  return (
    <>
      <PageHead head={tab.head} path={pathname} />
      <PageHeader
        {...tab.pageHeader}
        eyebrow={<p>{section.name}</p>}
        navigation={<TabNavigation tabs={tabs} current={tabs.find(({ id }) => id === tab.id)?.to ?? pathname} />}
      />
      <div className="container">
        {tab.stat ? <Stat stat={tab.stat} isAtSlope /> : null}
        <ContentSections sections={tab.sections} />
        <Pagination next={{ kind: uiStrings.next, link: tab.next }} isRuled />
      </div>
      <PageSection heading={section.closingHeading} lead={section.closingLead} background="closing">
        <ButtonLinks links={section.closingLinks} />
      </PageSection>
    </>
  );
};

export default AccessibleDesignTabPage;

export const query = graphql`
  query AccessibleDesignTab($id: String!) {
    tab: accessibleDesignTab(id: { eq: $id }) {
      id
      ...PageTop
      stat {
        ...Stat
      }
      sections {
        ...ContentSection
      }
      next {
        ...Link
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
      closingHeading
      closingLead
      closingLinks {
        ...Link
      }
    }
  }
`;
