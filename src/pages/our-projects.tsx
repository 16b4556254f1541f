import { graphql, type PageProps } from "gatsby";
import { ContentSection } from "../components/content-section/content-section";
import { PageSection } from "../components/page-section/page-section";
import { PageHead } from "../layout/page-head/page-head";
import { required } from "../lib/required";
import { PageHeader } from "../sections/page-header/page-header";
import { ProjectCards } from "../sections/project-cards/project-cards";

/** Our Projects: the case studies, large, and what is real about them. */
const ProjectsPage = ({ data, location: { pathname } }: PageProps<Queries.ProjectsPageQuery>) => {
  const page = required(data.page);
  return (
    <>
      <PageHead head={page.head} path={pathname} />
      <PageHeader {...page.pageHeader} />
      <PageSection heading={page.cardsHeading}>
        <ProjectCards projects={data.projects.nodes} priority />
      </PageSection>
      <div className="document page-end container">
        <ContentSection section={page.closing} />
      </div>
    </>
  );
};

export default ProjectsPage;

export const query = graphql`
  query ProjectsPage {
    page: projectsPage {
      ...PageTop
      cardsHeading
      closing {
        ...ContentSection
      }
    }
    projects: allCaseStudy(sort: { order: ASC }) {
      nodes {
        ...ProjectCard
      }
    }
  }
`;
