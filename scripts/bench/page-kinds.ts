import { existsSync } from "node:fs";
import path from "node:path";

export interface PageKind {
  readonly name: string;
  readonly path: string;
  /** Whether a link of it is followed, too: that takes its time, and differs little from kind to kind. */
  readonly isLeft?: true;
}

/** One page of each kind. A case study's heaviest step stands for all steps. */
const kinds: readonly PageKind[] = [
  { name: "Home", path: "/", isLeft: true },
  { name: "Services", path: "/services/", isLeft: true },
  { name: "Capability statement", path: "/services/capability-statement/" },
  { name: "About us", path: "/about-us/" },
  { name: "Contact", path: "/contact-us/", isLeft: true },
  { name: "Pricing", path: "/pricing/" },
  { name: "Our projects", path: "/our-projects/" },
  { name: "Start your project", path: "/start-your-project/" },
  { name: "Step: discovery", path: "/project-senate/", isLeft: true },
  { name: "Step with many pictures", path: "/project-grooming-table/test/" },
  { name: "Tab", path: "/a11y-accessible-design/legal/", isLeft: true },
  { name: "Accessibility statement", path: "/accessibility-statement/" },
  { name: "Conformance report", path: "/accessibility-conformance-report/" },
  { name: "Privacy policy", path: "/privacy-policy/" },
  { name: "Sitemap", path: "/sitemap/" },
  { name: "Not found", path: "/404.html" },
];

/**
 * The pages to measure.
 * @param publicFolder the built site, absolute; kinds that it does not have are left out
 * @param only addresses, where not all are wanted
 * @throws when none is left
 */
export const pageKinds = (publicFolder: string, only: readonly string[]): readonly PageKind[] => {
  const found = kinds.filter(({ path: page }) =>
    existsSync(path.join(publicFolder, page.endsWith("/") ? `${page}index.html` : page)),
  );
  const wanted = only.length === 0 ? found : found.filter(({ path: page }) => only.includes(page));
  if (wanted.length === 0)
    throw new Error(`No page to measure. There are: ${found.map((kind) => kind.path).join(", ")}`);
  return wanted;
};
