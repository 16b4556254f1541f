import { graphql, type PageProps } from "gatsby";
import { ContentSection } from "../components/content-section/content-section";
import { PageHead } from "../layout/page-head/page-head";
import { required } from "../lib/required";
import { PageHeader } from "../sections/page-header/page-header";
import { ProjectBands } from "../sections/project-bands/project-bands";

/** Our Projects: the case studies and what is real about them. */
const ProjectsPage = ({ data, location: { pathname } }: PageProps<Queries.ProjectsPageQuery>) => {
  const page = required(data.page);
  return (
    <>
      <PageHead head={page.head} path={pathname} />
      <PageHeader {...page.pageHeader} />
      <ProjectBands projects={data.projects.nodes} steps={data.steps.nodes} onPhones="row" />
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
      closing {
        ...ContentSection
      }
    }
    projects: allCaseStudy(sort: { order: ASC }) {
      nodes {
        ...ProjectBand
      }
    }
    steps: allCaseStudyStep(sort: { order: ASC }) {
      nodes {
        ...ProjectBandStep
      }
    }
  }
`;
