import type { z } from "zod";
import { accessibleDesignPath, pagePath } from "../lib/page-path";
import { stepFiles } from "./collections/case-study-step";
import * as schemas from "./collections/index";

/** The groups of pages on the sitemap page. Its words are in content/pages/sitemap. */
export type PageGroup = "studio" | "projects" | "design" | "about";

/** A collection: YAML files of one schema. */
export interface Collection {
  /** The GraphQL type. */
  readonly type: string;
  /**
   * Where the files are, inside `content/`, as a glob: `*` stands for lower-case letters, digits and hyphens,
   * `[0-9]*` for a number, and `{a,b}` for one of several names. Without them the collection is one file that must exist.
   */
  readonly glob: string;
  readonly schema: z.ZodObject;
  /** The path of the page that a file makes, if it makes one. */
  readonly pagePath?: (content: Readonly<Record<string, unknown>>) => string;
  /** The group of the sitemap page that lists the page. Left out for pages that are not indexed. */
  readonly group?: PageGroup;
  /** The language of the page's content, if it isn't English. */
  readonly lang?: "es";
}

const files = (type: string, glob: string, schema: z.ZodObject): Collection => ({ type, glob, schema });

/** A page with a file and a folder of its own, named after its address: `pages/pricing/pricing.yaml` for /pricing/. */
const page = (type: string, schema: z.ZodObject, address: string, group?: PageGroup): Collection => {
  const name = address.split("/").at(-1) ?? "";
  return {
    ...files(type, `pages/${address}/${name}.yaml`, schema),
    pagePath: () => `/${address}/`,
    ...(group === undefined ? {} : { group }),
  };
};

/** All collections. A YAML file that belongs to none stops the build. */
export const collections: readonly Collection[] = [
  files("Studio", "studio.yaml", schemas.studio),
  files("Navigation", "navigation.yaml", schemas.navigation),
  files("Dialogs", "dialogs.yaml", schemas.dialogs),
  files("ContactForm", "contact-form.yaml", schemas.contactForm),
  files("NaicsCodes", "naics.yaml", schemas.naicsCodes),
  files("Capability", "capability.yaml", schemas.capability),
  files("Certifications", "certifications/certifications.yaml", schemas.certifications),
  { ...page("HomePage", schemas.homePage, "home", "studio"), pagePath: () => "/" },
  page("AboutPage", schemas.aboutPage, "about-us", "studio"),
  page("ServicesPage", schemas.servicesPage, "services", "studio"),
  page("CapabilityPage", schemas.capabilityPage, "services/capability-statement", "studio"),
  page("PublicBuyersPage", schemas.publicBuyersPage, "services/public-buyers", "studio"),
  page("DemandLetterPage", schemas.demandLetterPage, "demand-letter", "studio"),
  { ...page("DemandLetterSpanishPage", schemas.demandLetterSpanishPage, "es/demand-letter", "studio"), lang: "es" },
  page("AuditReportPage", schemas.auditReportPage, "services/audit-report", "studio"),
  page("PricingPage", schemas.pricingPage, "pricing", "studio"),
  page("ProjectsPage", schemas.projectsPage, "our-projects", "studio"),
  page("ContactPage", schemas.contactPage, "contact-us", "studio"),
  page("StartPage", schemas.startPage, "start-your-project", "studio"),
  page("StatementPage", schemas.statementPage, "accessibility-statement", "about"),
  page("ConformancePage", schemas.conformancePage, "accessibility-conformance-report", "about"),
  page("SoundsPage", schemas.soundsPage, "how-this-site-sounds", "about"),
  files("ConformanceCriteria", "pages/accessibility-conformance-report/criteria.yaml", schemas.conformanceCriteria),
  page("WhatIsRealPage", schemas.whatIsRealPage, "what-is-real", "about"),
  page("PrivacyPage", schemas.privacyPage, "privacy-policy", "about"),
  page("SitemapPage", schemas.sitemapPage, "sitemap", "about"),
  { ...page("NotFoundPage", schemas.notFoundPage, "not-found"), pagePath: () => "/404.html" },
  page("OfflinePage", schemas.offlinePage, "offline"),
  files("Service", "services/*.yaml", schemas.service),
  files("TeamMember", "team/*.yaml", schemas.teamMember),
  files("CaseStudy", "case-studies/*/study.yaml", schemas.caseStudy),
  {
    ...files("CaseStudyStep", `case-studies/*/{${stepFiles.join()}}`, schemas.caseStudyStep),
    pagePath: (content) => pagePath(content["study"], content["slug"]),
    group: "projects",
  },
  files("AccessibleDesignSection", "accessible-design/section.yaml", schemas.accessibleDesignSection),
  {
    ...files("AccessibleDesignTab", "accessible-design/tabs/[0-9]*-*.yaml", schemas.accessibleDesignTab),
    pagePath: (content) => pagePath(accessibleDesignPath, content["slug"]),
    group: "design",
  },
];

const wildcards: Readonly<Record<string, string>> = {
  "[0-9]*": "\\d+",
  "*": "[a-z0-9-]+",
  "{": "(?:",
  ",": "|",
  "}": ")",
  ".": "\\.",
};

/** Whether a glob of a collection, or its folder, fits a path inside `content/`. */
export const matchesGlob = (glob: string, file: string): boolean =>
  new RegExp(`^${glob.replaceAll(/\[0-9\]\*|[*{},.]/gu, (wildcard) => wildcards[wildcard] ?? "")}$`, "u").test(file);

/**
 * The collection that a content file belongs to.
 * @param file path inside `content/`, with forward slashes
 */
export const collectionOfFile = (file: string): Collection | undefined =>
  collections.find(({ glob }) => matchesGlob(glob, file));
