/** Former names of pages that the content still has. */
import path from "node:path";
import { fieldAt } from "../../content-schema/unwrap";
import { pagePath } from "../../lib/page-path";
import { fieldsOf, fieldWithRole } from "../file-fields";
import type { YamlFile } from "../yaml/yaml-files";
import { fieldDiagnostic, lineDiagnostics, type Rule } from "./rule";

/** Names of pages at the beginning of addresses and placeholders. @param under the part of the address before them */
const pageNamesIn = (text: string, under: string): readonly string[] =>
  Array.from(text.matchAll(new RegExp(`(?<![\\w/.])[/{]${under}([a-z0-9-]+)[/.]`, "gu")), ([, name = ""]) => name);

/** Pages that may have had other names. A study's file may still have the former one. */
const renamable = (content: YamlFile) => {
  const former = fieldAt(content.collection.schema, ["formerly", 0]);
  const field = fieldWithRole(content, "slug") ?? fieldWithRole(content, "key");
  if (former === undefined || field === undefined) return [];
  const name = field.meta.equals === "folderName" ? path.basename(content.folder) : String(field.value);
  const formers = fieldsOf(content).filter(({ meta: { formerlyUnder } }) => formerlyUnder !== undefined);
  const others = [...formers.map(({ value }) => String(value)), String(field.value)].filter((other) => other !== name);
  const isName = (text: string) => former.inner.safeParse(text).success;
  return [{ content, field, name, others, isName, under: pagePath(former.meta.formerlyUnder).slice(1) }];
};

/**
 * Former names of pages that the content still has. A page that nothing names, while a name is
 * gone that something names, may be the one that had it.
 */
export const formerNames: Rule = (files) => {
  const pages = files.flatMap(renamable);
  const known = pages.flatMap(({ name, others }) => [name, ...others]);
  const names = pages.map(({ name }) => name);
  return pages.flatMap(({ content, field, name, others, isName, under }) => {
    const used = pageNamesIn(files.map(({ text }) => text).join("\n"), under);
    const gone = used.includes(name) ? [] : used.filter((other) => isName(other) && !known.includes(other));
    if (!isName(name)) return [];
    const formers = new Set([...others.filter((other) => !names.includes(other)), ...gone]);
    return [...formers].flatMap((former) => {
      const old = `${under}${former}`;
      const isIn = (line: string) => pageNamesIn(line, under).includes(former);
      const write = `If it is ${under}${name} now, write that in its place.`;
      const about = { formerName: old };
      const inFiles = lineDiagnostics(files, isIn, "former-name", [`There is no ${old} any longer.`, write, about]);
      const message = `Nothing names this page, and ${old}, which the content names, is gone.`;
      const fix = `If you renamed it, write this line, so that old links still work:  formerly: [${[...others, former].join(", ")}]`;
      const atName = fieldDiagnostic(content, field.path, "renamed", [message, fix, about]);
      return gone.includes(former) ? [atName, ...inFiles] : inFiles;
    });
  });
};
