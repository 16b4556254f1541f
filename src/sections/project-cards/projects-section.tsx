import { ActionLink } from "../../components/action-link/action-link";
import { PageSection } from "../../components/page-section/page-section";
import type { LinkData } from "../../components/view-models";
import { ProjectCards, type ProjectCardData, type ProjectCardWords } from "./project-cards";

interface ProjectsSectionProps {
  readonly heading: string;
  readonly lead: string;
  readonly link: LinkData;
  readonly projects: readonly ProjectCardData[];
  readonly words: ProjectCardWords;
}

/** The case studies on Home. */
export const ProjectsSection = ({ heading, lead, link, projects, words }: ProjectsSectionProps) => (
  <PageSection heading={heading} lead={lead}>
    <ProjectCards projects={projects} words={words} headingLevel={3} />
    <p>
      <ActionLink to={link.to} kind="quiet">
        {link.label}
      </ActionLink>
    </p>
  </PageSection>
);
