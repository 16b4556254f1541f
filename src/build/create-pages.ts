import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { accessibleDesignPath, pagePath } from "../content-model/kinds";

interface PagesFromData {
  readonly steps: {
    readonly nodes: readonly { readonly id: string; readonly slug: string; readonly study: { readonly key: string } }[];
  };
  readonly tabs: { readonly nodes: readonly { readonly id: string; readonly slug: string }[] };
}

/** Makes the pages that come from data: one a case-study step, one an Accessible Design tab. */
export const createPages: NonNullable<GatsbyNode["createPages"]> = async ({ actions, graphql, reporter }) => {
  const result = await graphql<PagesFromData>(`
    query PagesFromData {
      steps: allCaseStudyStep {
        nodes {
          id
          slug
          study {
            key
          }
        }
      }
      tabs: allAccessibleDesignTab {
        nodes {
          id
          slug
        }
      }
    }
  `);
  const errors: unknown = result.errors;
  if (errors !== undefined || result.data === undefined) {
    reporter.panicOnBuild(`The pages that come from content could not be listed: ${JSON.stringify(errors)}`);
    return;
  }
  const template = (name: string) => path.resolve("src", "templates", `${name}.tsx`);
  for (const { id, slug, study } of result.data.steps.nodes) {
    actions.createPage({
      path: pagePath(study.key, slug),
      component: template("case-study-step"),
      context: { id, study: study.key, section: "/our-projects/" },
    });
  }
  for (const { id, slug } of result.data.tabs.nodes) {
    actions.createPage({
      path: pagePath(accessibleDesignPath, slug),
      component: template("accessible-design-tab"),
      context: { id, section: pagePath(accessibleDesignPath) },
    });
  }
};
