import { graphql, type PageProps } from "gatsby";
import { ContentSections } from "../../components/content-section/content-section";
import { PageHead } from "../../layout/page-head/page-head";
import { required } from "../../lib/required";
import { PageHeader } from "../../sections/page-header/page-header";

/** The page on demand letters in Spanish. Header and footer stay English, so its content is marked, too (WCAG 3.1.2). */
const DemandLetterSpanishPage = ({ data, location: { pathname } }: PageProps<Queries.DemandLetterSpanishPageQuery>) => {
  const { head, pageHeader, otherLanguage, sections } = required(data.page);
  return (
    <>
      <PageHead head={head} path={pathname} lang="es" />
      <div lang="es">
        <PageHeader
          {...pageHeader}
          eyebrow={
            <a href={otherLanguage.to} hrefLang="en" lang="en" className="standalone-link screen-only">
              {otherLanguage.label}
            </a>
          }
        />
        <div className="document page-end container">
          <ContentSections sections={sections} />
        </div>
      </div>
    </>
  );
};

export default DemandLetterSpanishPage;

export const query = graphql`
  query DemandLetterSpanishPage {
    page: demandLetterSpanishPage {
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
