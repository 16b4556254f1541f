import { graphql, type PageProps } from "gatsby";
import { ButtonLinks } from "../components/button-link/button-links";
import { ContentSection } from "../components/content-section/content-section";
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
      <div className="page-end container">
        <ProjectCards projects={data.projects.nodes} headingLevel={2} />
        <ContentSection section={page.closing} />
        <ButtonLinks links={page.links} />
      </div>
    </>
  );
};

export default ProjectsPage;

export const query = graphql`
  query ProjectsPage {
    page: projectsPage {
      ...PageTop
      closing {
        ...ContentSection
      }
      links {
        ...Link
      }
    }
    projects: allCaseStudy(sort: { order: ASC }) {
      nodes {
        ...ProjectCard
      }
    }
  }
`;
