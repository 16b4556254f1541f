import path from "node:path";
import type { BuildArgs } from "gatsby";
import { z } from "zod";

// Gatsby types its store as holding anything.
const gatsbyState = z.object({ program: z.object({ directory: z.string() }) });

/** The project's folder and public/, absolute. */
export const siteFolders = ({
  store,
}: Pick<BuildArgs, "store">): { readonly root: string; readonly publicFolder: string } => {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-call -- Gatsby types it as a bare Function.
  const root = gatsbyState.parse(store.getState()).program.directory;
  return { root, publicFolder: path.join(root, "public") };
};
