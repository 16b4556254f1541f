import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { queryContent } from "../data-layer/filled-content";
import { accessibleDesignPath, pagePath, projectsPath } from "../../lib/page-path";

interface PageNode {
  readonly id: string;
  readonly slug: string | null;
}

interface PagesFromData {
  readonly steps: { readonly nodes: readonly (PageNode & { readonly study: { readonly key: string } })[] };
  readonly tabs: { readonly nodes: readonly PageNode[] };
  readonly documents: { readonly nodes: readonly { readonly id: string; readonly address: string }[] };
  readonly studies: { readonly nodes: readonly { readonly key: string }[] };
  readonly navigation: { readonly redirects: readonly { readonly from: string; readonly to: string }[] | null };
}

const query = `{
  steps: allCaseStudyStep { nodes { id slug study { key } } }
  tabs: allAccessibleDesignTab { nodes { id slug } }
  documents: allDocument { nodes { id address } }
  studies: allCaseStudy(sort: { order: ASC }) { nodes { key } }
  navigation { redirects { from to } }
}`;

/**
 * Makes the pages that come from data: one for each step of a case study, each Accessible Design tab, and each document. It
 * also redirects the former address of a page, and if that page is a case study, the former addresses of its steps.
 */
export const createPages: NonNullable<GatsbyNode["createPages"]> = async ({ actions, graphql }) => {
  const { steps, tabs, documents, studies, navigation } = await queryContent<PagesFromData>(graphql, query);
  const template = (name: string) => path.resolve("src", "templates", `${name}.tsx`);
  const keys = studies.nodes.map(({ key }) => key);
  for (const { id, slug, study } of steps.nodes) {
    const next = keys[(keys.indexOf(study.key) + 1) % keys.length];
    actions.createPage({
      path: pagePath(study.key, slug),
      component: template("case-study-step"),
      // Passed in the page context: a query for all studies would put all of them into each page's data.
      context: { id, study: study.key, nextStudy: next === study.key ? null : next, section: projectsPath },
    });
  }
  for (const { id, slug } of tabs.nodes) {
    const address = pagePath(accessibleDesignPath, slug);
    actions.createPage({ path: address, component: template("accessible-design-tab"), context: { id } });
  }
  for (const { id, address } of documents.nodes)
    actions.createPage({ path: address, component: template("document"), context: { id } });
  const stepPaths = steps.nodes.map(({ slug, study }) => pagePath(study.key, slug));
  for (const { from, to } of navigation.redirects ?? [])
    for (const toPath of new Set([to, ...stepPaths.filter((address) => address.startsWith(to))]))
      actions.createRedirect({ fromPath: toPath.replace(to, from), toPath, isPermanent: true });
};
