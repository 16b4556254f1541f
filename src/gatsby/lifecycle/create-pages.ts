import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { queryContent } from "../data-layer/filled-content";
import { accessibleDesignPath, pagePath, projectsPath } from "../../lib/page-path";

interface PageNode {
  readonly id: string;
  readonly slug: string | null;
}

interface Former {
  readonly formerly: readonly string[] | null;
}

interface PagesFromData {
  readonly steps: { readonly nodes: readonly (PageNode & { readonly study: Former & { readonly key: string } })[] };
  readonly tabs: { readonly nodes: readonly (PageNode & Former)[] };
  readonly studies: { readonly nodes: readonly { readonly key: string }[] };
}

const query = `{
  steps: allCaseStudyStep { nodes { id slug study { key formerly } } }
  tabs: allAccessibleDesignTab { nodes { id slug formerly } }
  studies: allCaseStudy(sort: { order: ASC }) { nodes { key } }
}`;

/**
 * Makes the pages that come from data: one a case-study step, one an Accessible Design tab. Their former addresses lead
 * on to them.
 */
export const createPages: NonNullable<GatsbyNode["createPages"]> = async ({ actions, graphql }) => {
  const { steps, tabs, studies } = await queryContent<PagesFromData>(graphql, query);
  const template = (name: string) => path.resolve("src", "templates", `${name}.tsx`);
  const leadOn = (fromPath: string, toPath: string) => actions.createRedirect({ fromPath, toPath, isPermanent: true });
  const keys = studies.nodes.map(({ key }) => key);
  for (const { id, slug, study } of steps.nodes) {
    const next = keys[(keys.indexOf(study.key) + 1) % keys.length];
    actions.createPage({
      path: pagePath(study.key, slug),
      component: template("case-study-step"),
      // Passed in the page context: a query for all studies would put all of them into each page's data.
      context: { id, study: study.key, nextStudy: next === study.key ? null : next, section: projectsPath },
    });
    for (const former of study.formerly ?? []) leadOn(pagePath(former, slug), pagePath(study.key, slug));
  }
  for (const { id, slug, formerly } of tabs.nodes) {
    const address = pagePath(accessibleDesignPath, slug);
    actions.createPage({ path: address, component: template("accessible-design-tab"), context: { id } });
    for (const former of formerly ?? []) leadOn(pagePath(accessibleDesignPath, former), address);
  }
};
