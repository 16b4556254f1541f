import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { isStaticFile } from "./is-static-file";
import { fieldsOf, textsOf } from "./content-fields";
import { linesWith, type ContentFile } from "./content-file";
import { diagnosticAt, type Rule } from "./rule";

/** What a page begins with, to the end of its first link. */
const beginningOf = (page: string) => {
  const html = readFileSync(page, "utf8").replaceAll("&amp;", "&").replace(/\s+/gu, " ");
  const [, line = ""] = /<body[^>]*>(.*?<\/a>)/u.exec(html) ?? [];
  return { page, line, words: line.replace(/<[^>]*>/gu, "").trim() };
};

/** The beginnings of the pages of a study's prototype. */
const pagesOf = (content: ContentFile) =>
  textsOf(content, "href")
    .filter(({ path: [group], value }) => group === "prototype" && isStaticFile(value))
    .map(({ value }) => path.posix.join("static", value))
    .flatMap((folder) => readdirSync(folder).map((name) => path.posix.join(folder, name)))
    .filter((page) => page.endsWith(".html"))
    .map(beginningOf);

/**
 * A prototype is served as it lies in static/, so its pages repeat what the content says: the studio's name, and the
 * address of the case study that they lead back to. A former name of the studio that they say is looked for elsewhere.
 */
export const prototypeRule: Rule = (files) =>
  files.flatMap((content) => {
    const report = (place: readonly string[], wrong: readonly string[], message: string, fix: string) =>
      wrong.length === 0 ? [] : [diagnosticAt(content, place, "prototype", `${message}: ${wrong.join(", ")}.`, fix)];
    const names = fieldsOf(content).filter(({ meta }) => meta.role === "key" || meta.formerlyUnder !== undefined);
    const links = names.map(({ value }) => `href="/${String(value)}/prototype/"`);
    const astray = pagesOf(content).filter(({ line }) => !links.some((link) => line.includes(link)));
    const back = `If the study had another name, write that into formerly. Otherwise write ${links[0] ?? ""} into the link at their top.`;
    const studio = content.collection.type === "Studio" ? textsOf(content, "text") : [];
    return [
      ...report(
        ["prototype", "address"],
        astray.map(({ page }) => page),
        "These pages don't lead back to this case study",
        back,
      ),
      ...studio
        .filter(({ path: [field] }) => field === "name")
        .flatMap(({ value: name }) => {
          const first = `A prototype by ${name}. Names and numbers in it are invented.`;
          const unnamed = files.flatMap(pagesOf).filter(({ words }) => !words.startsWith(first));
          const [former = first] = /(?<=^A prototype by ).+?(?=\. Names)/u.exec(unnamed[0]?.words ?? "") ?? [];
          const isOld = (line: string) => line.replaceAll(name, "").includes(former);
          const places = files.flatMap((file) => linesWith(file, isOld).map((line) => `${file.file}:${line}`));
          const fix = `Find and replace the former name. Pages of prototypes begin with: ${first}`;
          return report(
            ["name"],
            [...unnamed.map(({ page }) => page), ...places],
            "Another name of the studio is here",
            fix,
          );
        }),
    ];
  });
