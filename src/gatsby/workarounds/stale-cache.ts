import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import type { Actions, Store } from "gatsby";
import { z } from "zod";

/** What Gatsby gives to its hooks. */
interface Hook {
  readonly actions: Pick<Actions, "setPluginStatus">;
}

/** Gatsby's state, which is in its cache, with what the site's own hooks have put there (setPluginStatus). */
const savedState = z.object({
  status: z.object({
    plugins: z.object({ "default-site-plugin": z.object({ hooks: z.string(), project: z.string() }) }),
  }),
});

const hashOf = (...texts: readonly (string | Buffer)[]): string => {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(text);
  return hash.digest("hex");
};

/** What the cache is made from. Gatsby runs in the project's folder. */
const sources = () => ({
  // Gatsby's configuration and hooks, compiled into one file each, with all modules that they import.
  hooks: hashOf(readFileSync(".cache/compiled/gatsby-config.js"), readFileSync(".cache/compiled/gatsby-node.js")),
  // The cache has absolute paths in it; Gatsby copies the files of static/ and never deletes one.
  project: hashOf(
    path.resolve(),
    readFileSync("package-lock.json"),
    ...readdirSync("static", { recursive: true, encoding: "utf8" }).sort(),
  ),
});

/**
 * Package: gatsby 5.16
 * Problem: it keeps its cache, and with it old pages, when a module changes that its hooks import, when packages or the
 * project's folder change, when public/ was emptied, and when a build was killed: it saves that the queries of a changed
 * page have run before it writes the page.
 * Workaround: in onPreInit it is made to believe that its plugins have changed. Then it deletes its cache and keeps the
 * pictures, which take half of the time. Where public/ is missing it makes them anew, too.
 */
export const dropStaleCache = ({
  actions,
  store,
}: Hook & { readonly store: Pick<Store, "dispatch" | "getState"> }): void => {
  const saved = savedState.safeParse(store.getState()).data?.status.plugins["default-site-plugin"];
  const { hooks, project } = sources();
  const isBuild = process.env["gatsby_executing_command"] === "build";
  const isEmptied = isBuild && !existsSync("public/index.html");
  if (isEmptied || saved?.project !== project) rmSync("public", { recursive: true, force: true });
  if (saved?.hooks !== hooks) store.dispatch({ type: "UPDATE_PLUGINS_HASH", payload: "" });
  // A build that is killed never reaches recordSources, so the next one finds no hash and drops the cache.
  actions.setPluginStatus({ hooks: "" });
};

/** Notes in the cache what it was made from. Call it when a build has ended, or the development server is up. */
export const recordSources = ({ actions }: Hook): void => actions.setPluginStatus(sources());
