import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../../layout/page-head/page-head";
import { required } from "../../lib/required";
import { DemandLetter } from "../../sections/demand-letter/demand-letter";

/** The page on demand letters in Spanish. Header and footer stay English, so its content is marked, too (WCAG 3.1.2). */
const DemandLetterSpanishPage = ({ data, location: { pathname } }: PageProps<Queries.DemandLetterSpanishPageQuery>) => {
  const { head, ...page } = required(data.page);
  return (
    <>
      <PageHead head={head} path={pathname} lang="es" />
      <div lang="es">
        <DemandLetter {...page} otherLang="en" />
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
