import type { z } from "zod";
import { accessibleDesignPath, pagePath } from "../lib/page-path";
import { aboutPage } from "./collections/about-page";
import { accessibleDesignSection, accessibleDesignTab } from "./collections/accessible-design";
import { amounts } from "./collections/amounts";
import { capability } from "./collections/capability";
import { caseStudyStep, stepFiles } from "./collections/case-study-step";
import { caseStudy } from "./collections/case-study";
import { certifications } from "./collections/certifications";
import { conformanceCriteria, conformancePage } from "./collections/conformance-report";
import { contactForm } from "./collections/contact-form";
import { dialogs } from "./collections/dialogs";
import { document } from "./collections/document";
import { homePage } from "./collections/home-page";
import { naicsCodes } from "./collections/naics-codes";
import { navigation } from "./collections/navigation";
import { pricingPage } from "./collections/pricing-page";
import { service } from "./collections/service";
import { servicesPage } from "./collections/services-page";
import {
  capabilityPage,
  contactPage,
  notFoundPage,
  offlinePage,
  projectsPage,
  sitemapPage,
  soundsPage,
  startPage,
  statementPage,
} from "./collections/simple-pages";
import { studio } from "./collections/studio";
import { teamMember } from "./collections/team-member";
import { whatIsRealPage } from "./collections/what-is-real-page";

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
  /** The group of the sitemap page that lists the page, unless its file names another. Left out for pages that are not indexed. */
  readonly group?: PageGroup;
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
  files("Studio", "studio.yaml", studio),
  files("Amounts", "amounts.yaml", amounts),
  files("Navigation", "navigation.yaml", navigation),
  files("Dialogs", "dialogs.yaml", dialogs),
  files("ContactForm", "contact-form.yaml", contactForm),
  files("NaicsCodes", "naics.yaml", naicsCodes),
  files("Capability", "capability.yaml", capability),
  files("Certifications", "certifications/certifications.yaml", certifications),
  { ...page("HomePage", homePage, "home", "studio"), pagePath: () => "/" },
  page("AboutPage", aboutPage, "about-us", "studio"),
  page("ServicesPage", servicesPage, "services", "studio"),
  page("CapabilityPage", capabilityPage, "services/capability-statement", "studio"),
  page("PricingPage", pricingPage, "pricing", "studio"),
  page("ProjectsPage", projectsPage, "our-projects", "studio"),
  page("ContactPage", contactPage, "contact-us", "studio"),
  page("StartPage", startPage, "start-your-project", "studio"),
  page("StatementPage", statementPage, "accessibility-statement", "about"),
  page("ConformancePage", conformancePage, "accessibility-conformance-report", "about"),
  page("SoundsPage", soundsPage, "how-this-site-sounds", "about"),
  files("ConformanceCriteria", "pages/accessibility-conformance-report/criteria.yaml", conformanceCriteria),
  page("WhatIsRealPage", whatIsRealPage, "what-is-real", "about"),
  {
    ...files("Document", "documents/*.yaml", document),
    pagePath: ({ address }) => String(address),
    group: "studio",
  },
  page("SitemapPage", sitemapPage, "sitemap", "about"),
  { ...page("NotFoundPage", notFoundPage, "not-found"), pagePath: () => "/404.html" },
  page("OfflinePage", offlinePage, "offline"),
  files("Service", "services/*.yaml", service),
  files("TeamMember", "team/*.yaml", teamMember),
  files("CaseStudy", "case-studies/*/study.yaml", caseStudy),
  {
    ...files("CaseStudyStep", `case-studies/*/{${stepFiles.join()}}`, caseStudyStep),
    pagePath: (content) => pagePath(content["study"], content["slug"]),
    group: "projects",
  },
  files("AccessibleDesignSection", "accessible-design/section.yaml", accessibleDesignSection),
  {
    ...files("AccessibleDesignTab", "accessible-design/tabs/[0-9]*-*.yaml", accessibleDesignTab),
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
