import { graphql, type PageProps } from "gatsby";
import { ContentSections } from "../components/content-section/content-section";
import { PageHead } from "../layout/page-head/page-head";
import { assertDefined } from "../lib/assert-defined";
import { uiStrings } from "../strings/ui-strings";
import { DocumentFacts } from "../sections/document-facts/document-facts";
import { PageHeader } from "../sections/page-header/page-header";

/** The privacy policy, in plain language and true of this site. */
const PrivacyPage = ({ data, location: { pathname } }: PageProps<Queries.PrivacyPageQuery>) => {
  const { head, pageHeader, updated, sections } = assertDefined(data.page);
  return (
    <>
      <PageHead head={head} path={pathname} />
      <PageHeader {...pageHeader} aside={<DocumentFacts lines={[{ label: uiStrings.lastChanged, day: updated }]} />} />
      <div className="container">
        <ContentSections sections={sections} />
      </div>
    </>
  );
};

export default PrivacyPage;

export const query = graphql`
  query PrivacyPage {
    page: privacyPage {
      ...PageTopParts
      updated
      sections {
        ...SectionParts
      }
    }
  }
`;
