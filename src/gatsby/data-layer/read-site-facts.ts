import { readContent } from "../../content-lint/content-file";
import { studio } from "../../content-schema/collections/studio";

/** Ignores the other fields. */
const siteFacts = studio.pick({ name: true, siteUrl: true }).strip();

/**
 * The few studio facts that Gatsby's own configuration needs, before its data layer exists.
 * A broken file gives placeholder values: development goes on, and a build has stopped before.
 * @param root the project's folder, absolute
 */
export const readSiteFacts = (root: string): { readonly name: string; readonly siteUrl: string } => {
  const file = readContent(root).files.find(({ collection }) => collection.type === "Studio");
  return siteFacts.safeParse(file?.data).data ?? { name: "", siteUrl: "https://studio.invalid" };
};
