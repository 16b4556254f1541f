import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

/** What Gatsby rendered a page from: its component's webpack chunk, and the results of its query. */
const pageDataSchema = z.object({ componentChunkName: z.string(), result: z.unknown() });

/**
 * Reads what a page was rendered from. Visitors' browsers never ask for it.
 * @param publicFolder the built site, absolute
 * @param page its address, such as / or /404.html
 * @throws when there is no such page
 */
export const readPageData = (publicFolder: string, page: string): z.output<typeof pageDataSchema> => {
  const folder = page === "/" ? "index" : page.replace(/^\/|\/$/gu, "");
  return pageDataSchema.parse(
    JSON.parse(readFileSync(path.join(publicFolder, "page-data", folder, "page-data.json"), "utf8")),
  );
};
