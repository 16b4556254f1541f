import { graphql, type PageProps } from "gatsby";
import { ButtonLink } from "../components/button-link/button-link";
import { ContentSections } from "../components/content-section/content-section";
import { Stat } from "../components/stat/stat";
import { PageHead } from "../layout/page-head/page-head";
import { assertDefined } from "../lib/assert-defined";
import { accessibleDesignPath, pagePath } from "../lib/page-path";
import { CallToAction } from "../sections/call-to-action/call-to-action";
import { firstFixPath } from "../sections/contact-form/message-starters";
import { PageHeader } from "../sections/page-header/page-header";
import { TabNavigation } from "../sections/tab-navigation/tab-navigation";

/** One page of the Accessible Design section: one big idea, an illustration, the copy with its sources. */
const AccessibleDesignTabPage = ({ data, location: { pathname } }: PageProps<Queries.AccessibleDesignTabQuery>) => {
  const tab = assertDefined(data.tab);
  const section = assertDefined(data.section);
  const tabs = data.tabs.nodes.map(({ id, slug, tabLabel }) => ({
    id,
    label: tabLabel,
    to: pagePath(accessibleDesignPath, slug),
  }));
  return (
    <>
      <PageHead head={tab.head} path={pathname} kind="article" />
      <PageHeader
        {...tab.pageHeader}
        eyebrow={<p>{section.name}</p>}
        navigation={<TabNavigation tabs={tabs} current={tabs.find(({ id }) => id === tab.id)?.to ?? pathname} />}
      />
      <div className="container">
        {tab.figure ? <Stat stat={tab.figure} /> : null}
        <ContentSections sections={tab.sections} />
        <p>
          <ButtonLink link={tab.next} kind="plain" />
        </p>
      </div>
      <CallToAction
        heading={section.closingHeading}
        lead={section.closingLead}
        links={[{ label: section.firstFix.label, to: firstFixPath }, ...section.closingLinks]}
      />
    </>
  );
};

export default AccessibleDesignTabPage;

export const query = graphql`
  query AccessibleDesignTab($id: String!) {
    tab: accessibleDesignTab(id: { eq: $id }) {
      id
      ...PageTopParts
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
      closingHeading
      closingLead
      firstFix {
        label
      }
      closingLinks {
        ...LinkParts
      }
    }
  }
`;
