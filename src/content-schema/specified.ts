import type { z } from "zod";

/**
 * What the client's specification fixes: texts and routes. It is metadata of the schema, read by the content check: a
 * change gives a hint and never an error.
 */

/** Words that stand somewhere in a text or in a list of texts, in this spelling, capitals aside. */
export class SpecifiedWords {
  constructor(readonly words: readonly string[]) {}
}

/** A value, words of a text, all members of a list in their order, or some fields of an object. */
export type Specified =
  string | number | SpecifiedWords | readonly Specified[] | { readonly [field: string]: Specified };

/** Files that a collection has, whatever else it has. */
export interface SpecifiedEntries {
  /** The fields that tell which file is meant. */
  readonly identifiedBy: readonly string[];
  /** Each some fields of a file, as in `Specified`. */
  readonly entries: readonly Readonly<Record<string, unknown>>[];
}

/** Words that the specification wants in a text. */
export const saying = (...words: readonly string[]): SpecifiedWords => new SpecifiedWords(words);

/** Marks a field with what the specification says of it. */
export const specify = <Schema extends z.ZodType>(schema: Schema, specified: Specified): Schema =>
  schema.meta({ ...schema.meta(), specified });

/** Marks a collection with the files that the specification names. */
export const specifyEntries = <Schema extends z.ZodType>(
  schema: Schema,
  identifiedBy: readonly string[],
  entries: readonly Readonly<Record<string, Specified>>[],
): Schema => schema.meta({ ...schema.meta(), specifiedEntries: { identifiedBy, entries } });
