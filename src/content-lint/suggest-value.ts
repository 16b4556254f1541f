import type { z } from "zod";

/** What texts with a fixed form are often written as, corrected. */
const corrections: readonly ((text: string) => string)[] = [
  // Our Projects -> our-projects
  (text) =>
    text
      .toLowerCase()
      .replaceAll(/[\s_]+/gu, "-")
      .replaceAll(/^\/+|\/+$/gu, ""),
  // November 20, 2026 -> 2026-11-20
  (text) => {
    const day = new Date(`${text} UTC`);
    return Number.isNaN(day.getTime()) ? text : day.toISOString().slice(0, 10);
  },
  // My photo.PNG -> ./my-photo.png
  (text) =>
    `./${text
      .replace(/^\.?\//u, "")
      .toLowerCase()
      .replaceAll(/\s+/gu, "-")
      .replace(/\.jpeg$/u, ".jpg")}`,
  // www.example.org -> https://www.example.org
  (text) => text.replace(/^(?:http:\/\/)?(?=[\w-]+\.[\w-]+)/iu, "https://"),
  (text) => (text.includes(":") ? text : `/${text.replaceAll(/^\/+|\/+$/gu, "")}/`),
];

/** A value that fits the schema and is near to a text that does not. */
export const suggestValue = (schema: z.ZodType | undefined, text: string): string | undefined =>
  corrections.map((correct) => correct(text.trim())).find((value) => schema?.safeParse(value).success);
