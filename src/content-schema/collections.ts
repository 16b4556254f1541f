import type { z } from "zod";
import { aboutPage } from "./collections/about-page";
import { accessibleDesignSection, accessibleDesignTab } from "./collections/accessible-design";
import { capability } from "./collections/capability";
import { capabilityPage } from "./collections/capability-page";
import { caseStudy } from "./collections/case-study";
import { caseStudyStep } from "./collections/case-study-step";
import { caseStudyWords } from "./collections/case-study-words";
import { certifications } from "./collections/certifications";
import { conformanceCriteria, conformancePage, section508Criteria } from "./collections/conformance-report";
import { contactForm } from "./collections/contact-form";
import { dialogs } from "./collections/dialogs";
import { homePage } from "./collections/home-page";
import { lastAudit } from "./collections/last-audit";
import { naicsCodes } from "./collections/naics-codes";
import { navigation } from "./collections/navigation";
import { pricingPage } from "./collections/pricing-page";
import { service } from "./collections/service";
import { servicesPage } from "./collections/services-page";
import {
  contactPage,
  notFoundPage,
  offlinePage,
  privacyPage,
  projectsPage,
  startPage,
  statementPage,
} from "./collections/simple-pages";
import { sitemapPage } from "./collections/sitemap-page";
import { studio } from "./collections/studio";
import { teamMember } from "./collections/team-member";

/** The groups of pages on the sitemap page. Its words stand in content/pages/sitemap. */
export type PageGroup = "studio" | "projects" | "design" | "about";

/** One kind of YAML file: which files are of it, what they hold, and which page they make, if one. */
export interface Collection {
  /** The GraphQL type. */
  readonly type: string;
  /** Matches the file's path inside `content/`, with forward slashes. */
  readonly files: RegExp;
  readonly schema: z.ZodObject;
  /** The address of the page that a file of this kind makes. Left out where it makes none. */
  readonly pagePath?: (content: Readonly<Record<string, unknown>>) => string;
  /** Where the sitemap page lists the page. Left out where the kind makes none for the public. */
  readonly group?: PageGroup;
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

export const capabilityStatementPath = "/services/capability-statement/";

const single = (type: string, file: string, schema: z.ZodObject, page?: string, group?: PageGroup): Collection => ({
  type,
  files: new RegExp(`^${file.replaceAll("/", "\\/").replaceAll(".", "\\.")}$`, "u"),
  schema,
  place: file,
  ...(page === undefined ? {} : { pagePath: () => page }),
  ...(group === undefined ? {} : { group }),
});

/** Every kind of content there is. A YAML file that matches none of them stops the build. */
export const collections: readonly Collection[] = [
  single("Studio", "studio.yaml", studio),
  single("Navigation", "navigation.yaml", navigation),
  single("Dialogs", "dialogs.yaml", dialogs),
  single("ContactForm", "contact-form.yaml", contactForm),
  single("NaicsCodes", "naics.yaml", naicsCodes),
  single("Capability", "capability.yaml", capability),
  single("LastAudit", "audit/last-audit.yaml", lastAudit),
  single("Certifications", "certifications/certifications.yaml", certifications),
  single("HomePage", "pages/home/home.yaml", homePage, "/", "studio"),
  single("AboutPage", "pages/about-us/about-us.yaml", aboutPage, "/about-us/", "studio"),
  single("ServicesPage", "pages/services/services.yaml", servicesPage, "/services/", "studio"),
  single(
    "CapabilityPage",
    "pages/services/capability-statement/capability-statement.yaml",
    capabilityPage,
    capabilityStatementPath,
    "studio",
  ),
  single("PricingPage", "pages/pricing/pricing.yaml", pricingPage, "/pricing/", "studio"),
  single("ProjectsPage", "pages/our-projects/our-projects.yaml", projectsPage, "/our-projects/", "studio"),
  single("ContactPage", "pages/contact-us/contact-us.yaml", contactPage, "/contact-us/", "studio"),
  single("StartPage", "pages/start-your-project/start-your-project.yaml", startPage, "/start-your-project/", "studio"),
  single(
    "StatementPage",
    "pages/accessibility-statement/accessibility-statement.yaml",
    statementPage,
    "/accessibility-statement/",
    "about",
  ),
  single(
    "ConformancePage",
    "pages/accessibility-conformance-report/accessibility-conformance-report.yaml",
    conformancePage,
    "/accessibility-conformance-report/",
    "about",
  ),
  single("ConformanceCriteria", "pages/accessibility-conformance-report/wcag-2.2.yaml", conformanceCriteria),
  single("Section508Criteria", "pages/accessibility-conformance-report/section-508.yaml", section508Criteria),
  single("PrivacyPage", "pages/privacy-policy/privacy-policy.yaml", privacyPage, "/privacy-policy/", "about"),
  single("SitemapPage", "pages/sitemap/sitemap.yaml", sitemapPage, "/sitemap/", "about"),
  single("NotFoundPage", "pages/not-found/not-found.yaml", notFoundPage, "/404.html"),
  single("OfflinePage", "pages/offline/offline.yaml", offlinePage, "/offline/"),
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
    group: "projects",
  },
  single("AccessibleDesignSection", "accessible-design/section.yaml", accessibleDesignSection),
  {
    type: "AccessibleDesignTab",
    files: /^accessible-design\/tabs\/\d+-[a-z0-9-]+\.yaml$/u,
    schema: accessibleDesignTab,
    place: "accessible-design/tabs/1-name-of-tab.yaml",
    pagePath: (content) => pagePath(accessibleDesignPath, content["slug"]),
    group: "design",
  },
];

/**
 * The kind of a content file.
 * @param file path inside `content/`, with forward slashes
 * @returns undefined when no kind lives at that place
 */
export const collectionOfFile = (file: string): Collection | undefined =>
  collections.find((kind) => kind.files.test(file));
