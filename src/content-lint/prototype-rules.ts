import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { isStaticFile } from "../lib/is-static-file";
import { fieldsOf } from "./content-fields";
import { diagnosticAt, type Rule } from "./rule";

/** What a page begins with, to the end of its first link. */
const beginningOf = (folder: string, page: string) => {
  const html = readFileSync(path.join(folder, page), "utf8").replaceAll("&amp;", "&").replace(/\s+/gu, " ");
  const [, line = ""] = /<body[^>]*>(.*?<\/a>)/u.exec(html) ?? [];
  return { page, line, words: line.replace(/<[^>]*>/gu, "").trim() };
};

/**
 * A prototype is served as it lies in static/, so its pages repeat what the content says: the studio's name, and the
 * address of the case study that they lead back to.
 */
export const prototypeRule: Rule = (files) => {
  const studio = files.find(({ collection }) => collection.type === "Studio");
  const names = studio === undefined ? [] : fieldsOf(studio).filter(({ path: field }) => field.join(".") === "name");
  return files.flatMap((content) => {
    const fields = fieldsOf(content);
    const place = fields.find(({ path: field }) => field.join(".") === "prototype.address");
    if (place === undefined || !isStaticFile(String(place.value))) return [];
    const folder = path.posix.join("static", String(place.value));
    const pages = readdirSync(folder).filter((name) => name.endsWith(".html"));
    const beginnings = pages.map((page) => beginningOf(folder, page));
    const studies = fields.filter(({ meta }) => meta.role === "key" || meta.formerlyUnder !== undefined);
    const addresses = studies.map(({ value }) => `/${String(value)}/prototype/`);
    /** One diagnostic for all pages that are wrong. */
    const report = (wrong: readonly { readonly page: string }[], message: string, fix: string) => {
      const text = `${message}: ${wrong.map(({ page }) => page).join(", ")}.`;
      return wrong.length === 0 ? [] : [diagnosticAt(content, place.path, "prototype", text, fix)];
    };
    return [
      ...report(
        names.flatMap(({ value }) => {
          const first = `A prototype by ${String(value)}. Names and numbers in it are invented.`;
          return beginnings.filter(({ words }) => !words.startsWith(first));
        }),
        `Pages in ${folder} don't begin with "A prototype by" and the studio's name`,
        "Find and replace the former name. Each page begins so: A prototype by …. Names and numbers in it are invented.",
      ),
      ...report(
        beginnings.filter(({ line }) => !addresses.some((address) => line.includes(`href="${address}"`))),
        `Pages in ${folder} don't lead back to this case study`,
        `Write href="${addresses[0] ?? ""}" into the link at their top.`,
      ),
    ];
  });
};
