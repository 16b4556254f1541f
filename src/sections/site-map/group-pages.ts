import type { CaseStudyView } from "../../content-schema/view-types";
export interface ListedPageData {
  /** The page's address: `/project-senate/define/`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly group: string;
}

export type Study = Pick<CaseStudyView, "key" | "name">;

export interface StudyPages {
  readonly study: Study;
  readonly pages: readonly ListedPageData[];
}

/** The pages of one group, in their order. */
export const pagesOfGroup = (pages: readonly ListedPageData[], group: string): readonly ListedPageData[] =>
  pages.filter((page) => page.group === group);

/** The step pages of each study, in the studies' order. A page belongs to the study whose key begins its address. */
export const pagesByStudy = (pages: readonly ListedPageData[], studies: readonly Study[]): readonly StudyPages[] =>
  studies.map((study) => ({ study, pages: pages.filter(({ path }) => path.startsWith(`/${study.key}/`)) }));
