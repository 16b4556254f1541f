import { ButtonLink } from "../../components/button-link/button-link";
import { PageSection } from "../../components/page-section/page-section";
import type { LinkView } from "../../content-schema/view-types";
import { ProjectCards, type ProjectCard } from "./project-cards";

interface ProjectsSectionProps {
  readonly heading: string;
  readonly lead: string;
  readonly link: LinkView;
  readonly projects: readonly ProjectCard[];
}

/** The case studies on Home. */
export const ProjectsSection = ({ heading, lead, link, projects }: ProjectsSectionProps) => (
  <PageSection heading={heading} lead={lead}>
    <ProjectCards projects={projects} headingLevel={3} />
    <p>
      <ButtonLink link={link} kind="quiet" />
    </p>
  </PageSection>
);
