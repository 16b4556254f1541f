import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../layout/page-head/page-head";
import { required } from "../lib/required";
import { DemandLetter } from "../sections/demand-letter/demand-letter";

const DemandLetterPage = ({ data, location: { pathname } }: PageProps<Queries.DemandLetterPageQuery>) => {
  const { head, ...page } = required(data.page);
  return (
    <>
      <PageHead head={head} path={pathname} />
      <DemandLetter {...page} otherLang="es" />
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
