import { existsSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { placeholderWord } from "../../src/content-lint/text-rules";
import { entryOf, fieldsIn, unwrap, type Field } from "../../src/content-schema/unwrap";
import { pictureFileName } from "../../src/lib/slug-of";

/** Values by field: `portrait.alt`, `youGet.1`. A picture's value is the path of any file. */
export type Answers = Readonly<Record<string, string>>;

/** A file to write or a picture to copy. Paths are relative to the project's folder, except `from`. */
export type NewFile = { readonly file: string } & ({ readonly text: string } | { readonly from: string });

/** The schema of a list's entries, and how many there must be. */
export const entriesOf = (list: z.ZodArray) => {
  const { minItems = 1, maxItems } = z.toJSONSchema(list, { metadata: z.registry(), unrepresentable: "any" });
  return { ...entryOf(list), minItems, maxItems };
};

/** The values of a new entry. What has no answer is a placeholder, which the content check finds. */
export class Values {
  readonly pictures: NewFile[] = [];
  readonly #unused: Set<string>;

  constructor(
    private readonly root: string,
    private readonly folder: string,
    private readonly answers: Answers,
  ) {
    this.#unused = new Set(Object.keys(answers));
  }

  #copy(from: string, file: string): void {
    const target = path.join(this.root, file);
    // A picture that is already in its folder stays there.
    if (path.resolve(from) === target) return;
    if (existsSync(target)) throw new Error(`${file} is there already. Give the picture another name.`);
    this.pictures.push({ file, from });
  }

  #isAnswered(fieldPath: string): boolean {
    return Object.keys(this.answers).some((name) => name === fieldPath || name.startsWith(`${fieldPath}.`));
  }

  #valueOf({ inner, meta }: Field, fieldPath: string): unknown {
    if (inner instanceof z.ZodObject) {
      const wanted = [...fieldsIn(inner)]
        .map(([name, field]) => ({ name, field, at: fieldPath === "" ? name : `${fieldPath}.${name}` }))
        .filter(({ field, at }) => !field.optional || this.#isAnswered(at));
      return Object.fromEntries(wanted.map(({ name, field, at }) => [name, this.#valueOf(field, at)]));
    }
    if (inner instanceof z.ZodArray) {
      const { minItems, ...entry } = entriesOf(inner);
      const list: unknown[] = [];
      for (let number = 1; number <= minItems || this.#isAnswered(`${fieldPath}.${number}`); number += 1) {
        list.push(this.#valueOf(entry, `${fieldPath}.${number}`));
      }
      return list;
    }
    const answer = this.answers[fieldPath];
    if (answer === undefined) return placeholderWord;
    this.#unused.delete(fieldPath);
    if (meta.role === "imageFile") {
      const beside = pictureFileName(answer);
      this.#copy(answer, path.posix.join(this.folder, beside));
      return `./${beside}`;
    }
    if (inner instanceof z.ZodBoolean) return answer === "true";
    return inner instanceof z.ZodNumber && /^\d+$/u.test(answer) ? Number(answer) : answer;
  }

  /** @throws when an answer is for a field that does not exist */
  of(schema: z.ZodType): unknown {
    const values = this.#valueOf(unwrap(schema), "");
    const [unknown] = this.#unused;
    if (unknown === undefined) return values;
    throw new Error(`There is no field "${unknown}" here. Fields: ${[...fieldsIn(schema).keys()].join(", ")}.`);
  }
}
