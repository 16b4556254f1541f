import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { reportContentErrors } from "../data-layer/report-content-errors";
import { queryContent } from "../outputs/query-content";
import { accessibleDesignPath, pagePath } from "../../lib/page-path";

interface PageNode {
  readonly id: string;
  readonly slug: string | null;
}

interface PagesFromData {
  readonly steps: { readonly nodes: readonly (PageNode & { readonly study: { readonly key: string } })[] };
  readonly tabs: { readonly nodes: readonly PageNode[] };
  readonly studies: { readonly nodes: readonly { readonly key: string }[] };
}

const query = `{
  steps: allCaseStudyStep { nodes { id slug study { key } } }
  tabs: allAccessibleDesignTab { nodes { id slug } }
  studies: allCaseStudy(sort: { order: ASC }) { nodes { key } }
}`;

/** Makes the pages that come from data: one a case-study step, one an Accessible Design tab. */
export const createPages: NonNullable<GatsbyNode["createPages"]> = async ({ actions, graphql, reporter }) => {
  // The development server comes here at the start and after each change of the content.
  if (process.env.NODE_ENV === "development") await reportContentErrors(reporter);
  const { steps, tabs, studies } = await queryContent<PagesFromData>(graphql, query);
  const template = (name: string) => path.resolve("src", "templates", `${name}.tsx`);
  const keys = studies.nodes.map(({ key }) => key);
  for (const { id, slug, study } of steps.nodes) {
    const next = keys[(keys.indexOf(study.key) + 1) % keys.length];
    actions.createPage({
      path: pagePath(study.key, slug),
      component: template("case-study-step"),
      // Passed in the page context: a query for all studies would put all of them into each page's data.
      context: { id, study: study.key, nextStudy: next === study.key ? null : next, section: "/our-projects/" },
    });
  }
  for (const { id, slug } of tabs.nodes) {
    actions.createPage({
      path: pagePath(accessibleDesignPath, slug),
      component: template("accessible-design-tab"),
      context: { id },
    });
  }
};
