import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { isStaticFile } from "../lib/is-static-file";
import { fieldsOf } from "./content-fields";
import { diagnosticAt, type Rule } from "./rule";

/** HTML with one space between words, whatever lines it is on. */
const htmlOf = (folder: string, page: string): string =>
  readFileSync(path.join(folder, page), "utf8").replaceAll("&amp;", "&").replace(/\s+/gu, " ");

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
    const studies = fields.filter(({ meta }) => meta.role === "key" || meta.formerlyUnder !== undefined);
    const addresses = studies.map(({ value }) => `/${String(value)}/prototype/`);
    /** One diagnostic for all pages that lack each of the texts. */
    const without = (texts: readonly string[], message: string, fix: string) => {
      const wrong = pages.filter((page) => !texts.some((text) => htmlOf(folder, page).includes(text)));
      if (texts.length === 0 || wrong.length === 0) return [];
      return [diagnosticAt(content, place.path, "prototype", `${message}: ${wrong.join(", ")}.`, fix)];
    };
    return [
      ...without(
        names.map(({ value }) => `A prototype by ${String(value)}.`),
        `Pages in ${folder} don't begin with "A prototype by" and the studio's name`,
        "Write the name of content/studio.yaml into these pages: find and replace the former one.",
      ),
      ...without(
        addresses.map((address) => `href="${address}"`),
        `Pages in ${folder} don't lead back to this case study`,
        `Write href="${addresses[0] ?? ""}" into the link at their top.`,
      ),
    ];
  });
};
