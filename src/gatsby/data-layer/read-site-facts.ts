import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { studio } from "../../content-schema/collections/studio";

/** Ignores the other fields. */
const siteFacts = studio.pick({ name: true, siteUrl: true }).strip();

/**
 * The few studio facts that Gatsby's own configuration needs, before its data layer exists.
 * A broken file gives placeholder values: development goes on, and a build has stopped before.
 * @param root the project's folder, absolute
 */
export const readSiteFacts = (root: string): { readonly name: string; readonly siteUrl: string } => {
  try {
    const facts = siteFacts.safeParse(parse(readFileSync(path.join(root, "content", "studio.yaml"), "utf8")));
    if (facts.success) return facts.data;
  } catch {
    // Missing or not YAML: the content check says so with file and line.
  }
  return { name: "", siteUrl: "https://studio.invalid" };
};
