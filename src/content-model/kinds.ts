import type { z } from "zod";
import { aboutPage } from "./kinds/about-page";
import { accessibleDesignSection, accessibleDesignTab } from "./kinds/accessible-design";
import { caseStudy } from "./kinds/case-study";
import { caseStudyStep } from "./kinds/case-study-step";
import { caseStudyWords } from "./kinds/case-study-words";
import { certifications } from "./kinds/certifications";
import { contactForm } from "./kinds/contact-form";
import { dialogs } from "./kinds/dialogs";
import { homePage } from "./kinds/home-page";
import { naicsCodes } from "./kinds/naics-codes";
import { navigation } from "./kinds/navigation";
import { pricingPage } from "./kinds/pricing-page";
import { service } from "./kinds/service";
import { servicesPage } from "./kinds/services-page";
import { contactPage, notFoundPage, privacyPage, projectsPage, startPage, statementPage } from "./kinds/simple-pages";
import { studio } from "./kinds/studio";
import { teamMember } from "./kinds/team-member";

/** One kind of YAML file: which files are of it, what they hold, and which page they make, if one. */
export interface ContentKind {
  /** The GraphQL type. */
  readonly type: string;
  /** Matches the file's path inside `content/`, with forward slashes. */
  readonly files: RegExp;
  readonly schema: z.ZodObject;
  /** The address of the page that a file of this kind makes. Left out where it makes none. */
  readonly pagePath?: (content: Readonly<Record<string, unknown>>) => string;
  /** Said to editors when a file is at no known place. */
  readonly place: string;
}

/** Joins parts of an address into `/part/part/`; empty parts fall away. */
export const pagePath = (...parts: readonly unknown[]): string =>
  `/${parts
    .filter((part) => typeof part === "string" && part !== "")
    .map((part) => `${String(part)}/`)
    .join("")}`;

export const accessibleDesignPath = "a11y-accessible-design";

const single = (type: string, file: string, schema: z.ZodObject, page?: string): ContentKind => ({
  type,
  files: new RegExp(`^${file.replaceAll("/", "\\/").replaceAll(".", "\\.")}$`, "u"),
  schema,
  place: file,
  ...(page === undefined ? {} : { pagePath: () => page }),
});

/** Every kind of content there is. A YAML file that matches none of them stops the build. */
export const contentKinds: readonly ContentKind[] = [
  single("Studio", "studio.yaml", studio),
  single("Navigation", "navigation.yaml", navigation),
  single("Dialogs", "dialogs.yaml", dialogs),
  single("ContactForm", "contact-form.yaml", contactForm),
  single("NaicsCodes", "naics.yaml", naicsCodes),
  single("Certifications", "certifications/certifications.yaml", certifications),
  single("HomePage", "pages/home/home.yaml", homePage, "/"),
  single("AboutPage", "pages/about-us/about-us.yaml", aboutPage, "/about-us/"),
  single("ServicesPage", "pages/services/services.yaml", servicesPage, "/services/"),
  single("PricingPage", "pages/pricing/pricing.yaml", pricingPage, "/pricing/"),
  single("ProjectsPage", "pages/our-projects/our-projects.yaml", projectsPage, "/our-projects/"),
  single("ContactPage", "pages/contact-us/contact-us.yaml", contactPage, "/contact-us/"),
  single("StartPage", "pages/start-your-project/start-your-project.yaml", startPage, "/start-your-project/"),
  single(
    "StatementPage",
    "pages/accessibility-statement/accessibility-statement.yaml",
    statementPage,
    "/accessibility-statement/",
  ),
  single("PrivacyPage", "pages/privacy-policy/privacy-policy.yaml", privacyPage, "/privacy-policy/"),
  single("NotFoundPage", "pages/not-found/not-found.yaml", notFoundPage, "/404.html"),
  {
    type: "Service",
    files: /^services\/[a-z0-9-]+\.yaml$/u,
    schema: service,
    place: "services/name-of-service.yaml",
  },
  {
    type: "TeamMember",
    files: /^team\/[a-z0-9-]+\.yaml$/u,
    schema: teamMember,
    place: "team/name-of-person.yaml",
  },
  single("CaseStudyWords", "case-studies/words.yaml", caseStudyWords),
  {
    type: "CaseStudy",
    files: /^case-studies\/[a-z0-9-]+\/study\.yaml$/u,
    schema: caseStudy,
    place: "case-studies/name-of-study/study.yaml",
  },
  {
    type: "CaseStudyStep",
    files: /^case-studies\/[a-z0-9-]+\/\d+-[a-z0-9-]+\.yaml$/u,
    schema: caseStudyStep,
    place: "case-studies/name-of-study/1-name-of-step.yaml",
    pagePath: (content) => pagePath(content["study"], content["slug"]),
  },
  single("AccessibleDesignSection", "accessible-design/section.yaml", accessibleDesignSection),
  {
    type: "AccessibleDesignTab",
    files: /^accessible-design\/tabs\/\d+-[a-z0-9-]+\.yaml$/u,
    schema: accessibleDesignTab,
    place: "accessible-design/tabs/1-name-of-tab.yaml",
    pagePath: (content) => pagePath(accessibleDesignPath, content["slug"]),
  },
];

/**
 * The kind of a content file.
 * @param file path inside `content/`, with forward slashes
 * @returns undefined when no kind lives at that place
 */
export const kindOfFile = (file: string): ContentKind | undefined => contentKinds.find((kind) => kind.files.test(file));
