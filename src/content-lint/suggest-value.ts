import path from "node:path";
import type { z } from "zod";
import { pagePath } from "../lib/page-path";
import { pictureFileName, slugOf } from "../lib/slug-of";
import { isProse } from "./content-fields";

/** Writes %20 for spaces (RFC 3986) after an address's host. Which host is meant, nobody knows who reads one with a space. */
const encodeSpaces = (address: string): string =>
  address.replaceAll(/(?<=^(?:[a-z]+:(?:\/\/)?[^\s/?#]+|[^\s/?#:]*)[/?#].*)\s+/giu, "%20");

/** The email address that a text holds besides mailto: and a subject. */
const emailOf = (text: string): string => /^(?:mailto:)?([^\s:/?@]+@[^\s:/?@]+)(?:\?.*)?$/iu.exec(text)?.[1] ?? "";

/** What texts with a fixed form are often written as, corrected. */
const corrections: readonly ((text: string) => string)[] = [
  // Our Projects -> our-projects
  slugOf,
  // November 20, 2026 -> 2026-11-20
  (text) => {
    const day = new Date(`${text} UTC`);
    return Number.isNaN(day.getTime()) ? text : day.toISOString().slice(0, 10);
  },
  // My photo (1).PNG -> ./my-photo-1.png
  (text) => {
    const address = text.replace(/^\.?\//u, "");
    const file = path.posix.join(path.posix.dirname(address), pictureFileName(address));
    return file.startsWith("../") ? file : `./${file}`;
  },
  emailOf,
  // hello@studio.example?subject=Two words -> mailto:hello@studio.example?subject=Two%20words
  (text) => (emailOf(text) === "" ? text : `mailto:${encodeSpaces(text).replace(/^mailto:/iu, "")}`),
  // Our projects?year=this year -> /our-projects/?year=this%20year
  (text) => {
    const [, page, rest = ""] = /^([^.:?#]*)([?#].*)?$/u.exec(text) ?? [];
    return page === undefined ? text : `${pagePath(...page.split("/").map(slugOf))}${encodeSpaces(rest)}`;
  },
  // www.example.org/a b -> https://www.example.org/a%20b
  (text) => encodeSpaces(text).replace(/^(?:http:\/\/)?(?=[\w-]+\.[\w-]+)/iu, "https://"),
];

/** A value that fits the schema and is near to a text that does not. What people read is not corrected. */
export const suggestValue = (schema: z.ZodType | undefined, text: string): string | undefined => {
  if (isProse(schema?.meta()?.role)) return undefined;
  const value = text.trim().replaceAll(/^[“”„«‘’]|[“”»‘’]$/gu, "");
  return corrections
    .map((correct) => correct(value))
    .find((corrected) => corrected !== "" && schema?.safeParse(corrected).success);
};
