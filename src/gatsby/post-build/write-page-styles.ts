import type { BuildArgs } from "gatsby";
import { z } from "zod";
import { writePageStyles as writeStyles } from "../page-styles/write-page-styles";
import { siteFolders } from "../outputs/site-folders";
import type { BuildOutput } from "../outputs/output";

const gatsbyPages = z.object({ pages: z.map(z.string(), z.object({ component: z.string() })) });

const componentsOf = ({ store }: Pick<BuildArgs, "store">): ReadonlyMap<string, string> => {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-call -- Gatsby types it as a bare Function.
  const { pages } = gatsbyPages.parse(store.getState());
  return new Map([...pages].map(([page, { component }]) => [page, component]));
};

/** Leaves in each page the styles that it needs. Comes before all that reads what is inline in the pages. */
export const writePageStyles: BuildOutput = async ({ store }) => {
  await writeStyles({ publicFolder: siteFolders({ store }).publicFolder, componentOf: componentsOf({ store }) });
};
