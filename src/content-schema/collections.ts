import type { z } from "zod";
import { aboutPage } from "./collections/about-page";
import { accessibleDesignSection, accessibleDesignTab } from "./collections/accessible-design";
import { capability } from "./collections/capability";
import { capabilityPage } from "./collections/capability-page";
import { caseStudy } from "./collections/case-study";
import { caseStudyStep } from "./collections/case-study-step";
import { certifications } from "./collections/certifications";
import { conformanceCriteria, conformancePage } from "./collections/conformance-report";
import { contactForm } from "./collections/contact-form";
import { dialogs } from "./collections/dialogs";
import { homePage } from "./collections/home-page";
import { lastAudit } from "./collections/last-audit";
import { lastSpeech } from "./collections/last-speech";
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
import { soundsPage } from "./collections/sounds-page";
import { studio } from "./collections/studio";
import { teamMember } from "./collections/team-member";
import { accessibleDesignPath, pagePath } from "../lib/page-path";

/** The groups of pages on the sitemap page. Its words are in content/pages/sitemap. */
export type PageGroup = "studio" | "projects" | "design" | "about";

/** A collection: YAML files of one schema. */
export interface Collection {
  /** The GraphQL type. */
  readonly type: string;
  /**
   * Where the files are, inside `content/`, as a glob: `*` stands for lower-case letters, digits and hyphens,
   * `[0-9]*` for a number. Without `*` the collection is one file that must exist.
   */
  readonly glob: string;
  readonly schema: z.ZodObject;
  /** The path of the page that a file makes, if it makes one. */
  readonly pagePath?: (content: Readonly<Record<string, unknown>>) => string;
  /** The group of the sitemap page that lists the page. Left out for pages that are not indexed. */
  readonly group?: PageGroup;
}

export const capabilityStatementPath = "/services/capability-statement/";

const single = (type: string, glob: string, schema: z.ZodObject, page?: string, group?: PageGroup): Collection => ({
  type,
  glob,
  schema,
  ...(page === undefined ? {} : { pagePath: () => page }),
  ...(group === undefined ? {} : { group }),
});

/** All collections. A YAML file that belongs to none stops the build. */
export const collections: readonly Collection[] = [
  single("Studio", "studio.yaml", studio),
  single("Navigation", "navigation.yaml", navigation),
  single("Dialogs", "dialogs.yaml", dialogs),
  single("ContactForm", "contact-form.yaml", contactForm),
  single("NaicsCodes", "naics.yaml", naicsCodes),
  single("Capability", "capability.yaml", capability),
  single("LastAudit", "audit/last-audit.yaml", lastAudit),
  single("LastSpeech", "audit/last-speech.yaml", lastSpeech),
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
  single(
    "SoundsPage",
    "pages/how-this-site-sounds/how-this-site-sounds.yaml",
    soundsPage,
    "/how-this-site-sounds/",
    "about",
  ),
  single("ConformanceCriteria", "pages/accessibility-conformance-report/criteria.yaml", conformanceCriteria),
  single("PrivacyPage", "pages/privacy-policy/privacy-policy.yaml", privacyPage, "/privacy-policy/", "about"),
  single("SitemapPage", "pages/sitemap/sitemap.yaml", sitemapPage, "/sitemap/", "about"),
  single("NotFoundPage", "pages/not-found/not-found.yaml", notFoundPage, "/404.html"),
  single("OfflinePage", "pages/offline/offline.yaml", offlinePage, "/offline/"),
  {
    type: "Service",
    glob: "services/*.yaml",
    schema: service,
  },
  {
    type: "TeamMember",
    glob: "team/*.yaml",
    schema: teamMember,
  },
  {
    type: "CaseStudy",
    glob: "case-studies/*/study.yaml",
    schema: caseStudy,
  },
  {
    type: "CaseStudyStep",
    glob: "case-studies/*/[0-9]*-*.yaml",
    schema: caseStudyStep,
    pagePath: (content) => pagePath(content["study"], content["slug"]),
    group: "projects",
  },
  single("AccessibleDesignSection", "accessible-design/section.yaml", accessibleDesignSection),
  {
    type: "AccessibleDesignTab",
    glob: "accessible-design/tabs/[0-9]*-*.yaml",
    schema: accessibleDesignTab,
    pagePath: (content) => pagePath(accessibleDesignPath, content["slug"]),
    group: "design",
  },
];

/** Whether the collection is one file. */
export const isSingleFile = ({ glob }: Collection): boolean => !glob.includes("*");

const patternOf = ({ glob }: Collection): RegExp =>
  new RegExp(
    `^${glob.replaceAll(".", "\\.").replaceAll(/\[0-9\]\*|\*/gu, (wildcard) => (wildcard === "*" ? "[a-z0-9-]+" : "\\d+"))}$`,
    "u",
  );

/**
 * The collection that a content file belongs to.
 * @param file path inside `content/`, with forward slashes
 */
export const collectionOfFile = (file: string): Collection | undefined =>
  collections.find((collection) => patternOf(collection).test(file));
