/** Pages that the content names, in addresses (/project-senate/) and in placeholders ({project-senate.bills}), are there. */
import path from "node:path";
import { collections } from "../../content-schema/collections";
import { fieldAt } from "../../content-schema/unwrap";
import { pagePath } from "../../lib/page-path";
import { fieldsOf, fieldWithRole } from "../file-fields";
import type { YamlFile } from "../yaml/yaml-files";
import { putBack } from "../diagnostic";
import { nearestName } from "./nearest-name";
import { lineDiagnostics, type Rule } from "./rule";

/** Names of pages in a text. @param under the part of the address before them */
const namesIn = (text: string, under: string): readonly string[] =>
  Array.from(text.matchAll(new RegExp(`(?<![\\w/.])[/{]${under}([a-z0-9-]+)[/.]`, "gu")), ([, name = ""]) => name);

/** The name of a page. A study has that of its folder. */
const nameOf = (content: YamlFile): string => {
  const field = fieldWithRole(content, "slug") ?? fieldWithRole(content, "key");
  return field?.meta.equals === "folderName" ? path.basename(content.folder) : String(field?.value);
};

/** The former names of a page. A study whose folder was renamed still says its own in its key. */
const formerNamesOf = (content: YamlFile): readonly string[] =>
  fieldsOf(content).flatMap(({ meta, value }) =>
    meta.formerlyUnder === undefined && meta.role !== "key" ? [] : String(value),
  );

/** Names of pages that may be renamed: those that keep their former names. */
export const pageNames: Rule = (files) =>
  collections.flatMap(({ type, schema }) => {
    const former = fieldAt(schema, ["formerly", 0]);
    if (former === undefined) return [];
    const under = pagePath(former.meta.formerlyUnder).slice(1);
    const pages = files.filter(({ collection }) => collection.type === type);
    const known = pages.map(nameOf);
    const used = new Set(files.flatMap(({ text }) => namesIn(text, under)));
    const unknown = [...used].filter((name) => !known.includes(name) && former.inner.safeParse(name).success);
    return unknown.flatMap((name) => {
      const renamed = pages.find((page) => formerNamesOf(page).includes(name));
      const meant = renamed === undefined ? nearestName(name, known) : nameOf(renamed);
      const gone = `If you deleted it ${putBack} If it has another name now, write that here, and the line formerly: [${name}] into its own file, so that old links still work. If it is gone for good, take out what names it.`;
      const fix = meant === undefined ? gone : `Write ${under}${meant} in its place.`;
      const isIn = (line: string) => namesIn(line, under).includes(name);
      return lineDiagnostics(files, isIn, "unknown-page", [`No page has the name ${under}${name}.`, fix]);
    });
  });
