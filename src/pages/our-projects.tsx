import { graphql, type PageProps } from "gatsby";
import { ButtonLink } from "../components/button-link/button-link";
import { ContentSection } from "../components/content-section/content-section";
import { PageHead } from "../layout/page-head/page-head";
import { assertDefined } from "../lib/assert-defined";
import { PageHeader } from "../sections/page-header/page-header";
import { ProjectCards } from "../sections/project-cards/project-cards";

/** Our Projects: the case studies, large, and what is real about them. */
const ProjectsPage = ({ data, location: { pathname } }: PageProps<Queries.ProjectsPageQuery>) => {
  const page = assertDefined(data.page);
  return (
    <>
      <PageHead head={page.head} path={pathname} card="our-projects.png" cardAlt={page.opening.heading} />
      <PageHeader {...page.opening} />
      <div className="container">
        <ProjectCards projects={data.projects.nodes} linkLabel={page.cardLink} headingLevel={2} />
        <ContentSection section={page.closing} />
        <div className="actions">
          {page.links.map(({ label, to }, index) => (
            <ButtonLink key={to} to={to} kind={index === 0 ? "main" : "quiet"}>
              {label}
            </ButtonLink>
          ))}
        </div>
      </div>
    </>
  );
};

export default ProjectsPage;

export const query = graphql`
  query ProjectsPage {
    page: projectsPage {
      head {
        ...HeadParts
      }
      opening {
        ...OpeningParts
      }
      cardLink
      closing {
        ...SectionParts
      }
      links {
        ...LinkParts
      }
    }
    projects: allCaseStudy(sort: { order: ASC }) {
      nodes {
        ...ProjectCardParts
      }
    }
  }
`;
