import type { ComponentProps } from "react";
import type { Pagination } from "../../sections/pagination/pagination";
import type { StepHeader } from "../../sections/case-study/step-header";
import { screenshot } from "./pictures";

/** Example data of case studies. The studies' names and steps are the client's; all else is invented. */

export const steps: readonly Queries.LinkFragment[] = [
  { label: "Discovery", to: "/project-senate/" },
  { label: "Define", to: "/project-senate/define/" },
  { label: "Ideate", to: "/project-senate/ideate/" },
];

export const stepHeader: ComponentProps<typeof StepHeader> = {
  study: {
    name: "Senate",
    theme: "civic",
    prototype: { address: "/prototypes/senate/" },
    facts: [
      { label: "For", value: "Voters" },
      { label: "Length", value: "12 weeks" },
    ],
    hero: screenshot,
  },
  heading: "How does my senator vote?",
  lead: "We asked people in Macon.",
  picture: null,
  position: "Step 1 of 3",
  stepName: "Discovery",
  isFirst: true,
};

export const pagination: ComponentProps<typeof Pagination> = {
  previous: { kind: "Previous step", link: { label: "Define", to: "/project-senate/define/" } },
  next: {
    kind: "Next step",
    link: { label: "Prototype", to: "/project-senate/prototype/" },
    heading: "Try to find a vote",
  },
};

const project = (
  key: string,
  name: string,
  theme: Queries.CaseStudyTheme,
  value: string,
): Queries.ProjectBandFragment => ({
  key,
  name,
  kind: "Concept app",
  theme,
  headlineNumber: { value, label: "pixels that were measured" },
  screen: { ...screenshot, alt: `A screen of ${name}` },
  secondScreen: key === "project-senate" ? null : { ...screenshot, alt: `A second screen of ${name}` },
  prototype: key === "project-senate" ? null : { address: "/prototypes/step-up-90/" },
});

export const projects: readonly Queries.ProjectBandFragment[] = [
  project("project-step-up-90", "Step Up 90", "clinical", "120 × 90"),
  project("project-grooming-table", "Grooming Table", "violet", "4 steps"),
  project("project-senate", "Senate", "civic", "12 → 5"),
];

export const projectSteps: readonly Queries.ProjectBandStepFragment[] = projects.flatMap(({ key }) =>
  ["Discovery", "Define", "Ideate"].map((name) => ({ name, slug: name.toLowerCase(), study: { key } })),
);
