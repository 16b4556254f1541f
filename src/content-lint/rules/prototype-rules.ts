/**
 * A prototype is served as it lies in static/, so its pages repeat what the content says: the studio's name, and the
 * address of the case study that they lead back to.
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { valueWithRole, textValues } from "../content-values";
import { isStaticFile, linesWith, type YamlFile } from "../yaml/yaml-files";
import { studioNames } from "./file-rules";
import { fieldRule, type Rule } from "./rule";

/** What a page begins with, to the end of its first link. */
const beginningOf = (root: string, page: string) => {
  const html = readFileSync(path.join(root, page), "utf8").replaceAll("&amp;", "&").replace(/\s+/gu, " ");
  const [, line = ""] = /<body[^>]*>(.*?<\/a>)/u.exec(html) ?? [];
  return { page, line, words: line.replace(/<[^>]*>/gu, "").trim() };
};

/** The fields of a study that lead to its prototype, each with the beginnings of its pages. */
const prototypesOf = (content: YamlFile) =>
  textValues(content, "href").flatMap((field) => {
    if (field.path[0] !== "prototype" || !isStaticFile(content, field.value)) return [];
    const folder = path.posix.join("static", field.value);
    const names = readdirSync(path.join(content.root, folder)).filter((name) => name.endsWith(".html"));
    return [{ ...field, pages: names.map((name) => beginningOf(content.root, path.posix.join(folder, name))) }];
  });

const linksBack: Rule = (files) => {
  const former = files.flatMap((content) => textValues(content, "formerAddress")).map(({ value }) => value);
  return fieldRule("prototype", prototypesOf, ({ pages }, content) => {
    const addresses = [`/${String(valueWithRole(content, "key")?.value)}/`, ...former];
    const [link = "", ...others] = addresses.map((address) => `href="${address}prototype/"`);
    const astray = pages.filter(({ line }) => ![link, ...others].some((one) => line.includes(one)));
    if (astray.length === 0) return undefined;
    return [
      `These pages don't lead back to this case study: ${astray.map(({ page }) => page).join(", ")}.`,
      `If the study was renamed, add its old address to redirects in content/navigation.yaml. Otherwise write ${link} into the link at their top. If the study has none, delete prototype and the lines that belong to it.`,
    ];
  })(files);
};

/** A former name of the studio that a prototype says is looked for in the content, too. */
const studioName: Rule = (files) =>
  fieldRule("prototype", studioNames, ({ value: name }) => {
    const first = `A prototype by ${name}. Names and numbers in it are invented.`;
    const pages = files.flatMap(prototypesOf).flatMap((prototype) => prototype.pages);
    const unnamed = pages.filter(({ words }) => !words.startsWith(first));
    if (unnamed.length === 0) return undefined;
    const [former = first] = /(?<=^A prototype by ).+?(?=\. Names)/u.exec(unnamed[0]?.words ?? "") ?? [];
    const isOld = (line: string) => line.replaceAll(name, "").includes(former);
    const lines = files.flatMap((content) => linesWith(content, isOld).map((line) => `${content.file}:${line}`));
    return [
      `Another name of the studio is here: ${[...unnamed.map(({ page }) => page), ...lines].join(", ")}.`,
      `Find and replace the former name. In pages of prototypes it is written ${former.replaceAll("&", "&amp;")}. They begin with: ${first.replaceAll("&", "&amp;")}`,
    ];
  })(files);

export const prototypeRules: readonly Rule[] = [linksBack, studioName];
