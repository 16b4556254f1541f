import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

/** What Gatsby writes beside each page that it renders. Visitors' browsers never ask for it. */
const pageData = z.object({ componentChunkName: z.string() });

/** Names the template of a built page. @param address such as / or /pricing/ */
export const templateOf = (publicFolder: string, address: string): string => {
  const folder = address === "/" ? "index" : address;
  const text = readFileSync(path.join(publicFolder, "page-data", folder, "page-data.json"), "utf8");
  return pageData.parse(JSON.parse(text)).componentChunkName;
};
