import type { ComponentProps } from "react";
import type { LinkData } from "../../src/components/plain-props";
import type { PersonaData } from "../../src/sections/persona/persona";
import type { ProjectCardData, ProjectCardWords } from "../../src/sections/project-cards/project-cards";
import type { StepBrief } from "../../src/sections/step-brief/step-brief";
import type { StepEnd } from "../../src/sections/step-end/step-end";
import type { StepOpening } from "../../src/sections/step-opening/step-opening";
import { drawing, screenshot } from "./pictures";

/** Example data of case studies. The studies' names and steps are the specification's; all else is invented. */

export const steps: readonly LinkData[] = [
  { label: "Discovery", to: "/project-senate/" },
  { label: "Define", to: "/project-senate/define/" },
  { label: "Ideate", to: "/project-senate/ideate/" },
  { label: "Prototype", to: "/project-senate/prototype/" },
  { label: "Test", to: "/project-senate/test/" },
];

export const stepOpening: ComponentProps<typeof StepOpening> = {
  study: {
    name: "Senate",
    kind: "Concept mobile app",
    sampleNote: "A concept of our own.",
    theme: "civic",
    facts: [
      { label: "For", value: "Voters" },
      { label: "Length", value: "12 weeks" },
    ],
    hero: screenshot,
  },
  opening: { heading: "How does my senator vote?", lead: "We asked people in Macon." },
  back: "Back to Our Projects",
  position: "Step 1 of 5",
  stepName: "Discovery",
  factsLabel: "The project in short",
  isFirst: true,
};

export const stepBrief: ComponentProps<typeof StepBrief> = {
  heading: "This step in five sentences",
  points: [
    { label: "We asked", text: "What do voters want to know?" },
    { label: "We did", text: "We talked to **eight** people." },
    { label: "We found", text: "They look for votes first." },
    { label: "We decided", text: "Votes come first." },
    { label: "Next", text: "See [Define](/project-senate/define/)." },
  ],
};

export const stepEnd: Required<ComponentProps<typeof StepEnd>> = {
  label: "More of this project",
  previous: { kind: "Previous step", link: { label: "Define", to: "/project-senate/define/" } },
  next: { kind: "Next step", link: { label: "Prototype", to: "/project-senate/prototype/" } },
};

export const personaWords = { personaHeading: "Persona", goals: "Goals", barriers: "Barriers" };

export const persona: PersonaData = {
  name: "Sam Sample",
  about: "45, gardener, two cats",
  quote: "I want to know whom I can trust.",
  portrait: { ...drawing, alt: "Sam in a garden, laughing" },
  goals: ["Book in a minute"],
  barriers: ["Small print", "Phone queues"],
};

export const projectWords: ProjectCardWords = {
  listLabel: "Projects",
  previous: "Previous project",
  next: "Next project",
  position: "Project {number} of {total}",
  cardLink: "Read the case study",
};

const project = (key: string, name: string): ProjectCardData => ({
  key,
  name,
  kind: "Concept app",
  summary: `What ${name} is.`,
  card: { ...drawing, alt: `A screen of ${name}` },
});

export const projects: readonly ProjectCardData[] = [
  project("project-step-up-90", "Step Up 90"),
  project("project-grooming-table", "Grooming Table"),
  project("project-senate", "Senate"),
];
