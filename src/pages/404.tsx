import { graphql, type PageProps } from "gatsby";
import { ButtonLinks } from "../components/button-link/button-links";
import { PageSection } from "../components/page-section/page-section";
import { PageHead } from "../layout/page-head/page-head";
import { required } from "../lib/required";
import { PageHeader } from "../sections/page-header/page-header";

/** 404 Not Found, with links to the main pages. */
const NotFoundPage = ({ data }: PageProps<Queries.NotFoundPageQuery>) => {
  const { head, pageHeader, linksHeading, links } = required(data.page);
  return (
    <>
      <PageHead head={head} />
      <PageHeader {...pageHeader} />
      <PageSection heading={linksHeading}>
        <ButtonLinks links={links} />
      </PageSection>
    </>
  );
};

export default NotFoundPage;

export const query = graphql`
  query NotFoundPage {
    page: notFoundPage {
      ...PageTop
      linksHeading
      links {
        ...Link
      }
    }
  }
`;
