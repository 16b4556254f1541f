import { writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { redirectsFile, type Redirects } from "../../lib/redirects";
import { publicFolder, type BuildOutput } from "./output";

/** The part of Gatsby's state that this reads: what its action createRedirect was called with. */
const gatsbyState = z.object({ redirects: z.array(z.object({ fromPath: z.string(), toPath: z.string() })) });

/** Writes public/redirects.json, for server/ and any other host. Netlify's adapter reads Gatsby's state itself. */
export const writeRedirects: BuildOutput = ({ store }) => {
  const { redirects } = gatsbyState.parse(store.getState());
  const pairs = redirects.map(({ fromPath, toPath }) => [fromPath, toPath] as const).sort();
  const content: Redirects = Object.fromEntries(pairs);
  writeFileSync(path.join(publicFolder, redirectsFile), JSON.stringify(content, null, 2));
};
