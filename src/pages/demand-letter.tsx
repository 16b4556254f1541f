import { graphql, type PageProps } from "gatsby";
import { ContentSections } from "../components/content-section/content-section";
import { PageHead } from "../layout/page-head/page-head";
import { required } from "../lib/required";
import { PageHeader } from "../sections/page-header/page-header";

/** For owners of small businesses who got a demand letter: what to do, what it costs, what the studio can’t do. */
const DemandLetterPage = ({ data, location: { pathname } }: PageProps<Queries.DemandLetterPageQuery>) => {
  const { head, pageHeader, otherLanguage, sections } = required(data.page);
  return (
    <>
      <PageHead head={head} path={pathname} />
      <PageHeader
        {...pageHeader}
        eyebrow={
          <a href={otherLanguage.to} hrefLang="es" lang="es" className="standalone-link screen-only">
            {otherLanguage.label}
          </a>
        }
      />
      <div className="document page-end container">
        <ContentSections sections={sections} />
      </div>
    </>
  );
};

export default DemandLetterPage;

export const query = graphql`
  query DemandLetterPage {
    page: demandLetterPage {
      ...PageTop
      otherLanguage {
        ...Link
      }
      sections {
        ...ContentSection
      }
    }
  }
`;
