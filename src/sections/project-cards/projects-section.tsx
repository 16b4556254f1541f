import { PageSection } from "../../components/page-section/page-section";
import { ProjectCards, type ProjectCard } from "./project-cards";

interface ProjectsSectionProps {
  readonly heading: string;
  readonly lead: string;
  readonly projects: readonly ProjectCard[];
}

/** The case studies on Home. */
export const ProjectsSection = ({ heading, lead, projects }: ProjectsSectionProps) => (
  <PageSection heading={heading} lead={lead}>
    <ProjectCards projects={projects} headingLevel={3} />
  </PageSection>
);
