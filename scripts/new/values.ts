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

/**
 * The data of a new entry, and the pictures to copy. What has no answer is a placeholder, which the content check finds.
 * @param folder of the file, from the project's
 * @throws when an answer is for a field that does not exist
 */
export const fillIn = (schema: z.ZodType, answers: Answers, root: string, folder: string) => {
  const pictures: NewFile[] = [];
  const unused = new Set(Object.keys(answers));
  const isAnswered = (fieldPath: string): boolean =>
    Object.keys(answers).some((name) => name === fieldPath || name.startsWith(`${fieldPath}.`));

  const copy = (from: string, file: string): void => {
    const target = path.join(root, file);
    // A picture that is already in its folder stays there.
    if (path.resolve(from) === target) return;
    if (existsSync(target)) throw new Error(`${file} is there already. Give the picture another name.`);
    pictures.push({ file, from });
  };

  const valueOf = ({ inner, meta }: Field, fieldPath: string): unknown => {
    if (inner instanceof z.ZodObject) {
      const wanted = [...fieldsIn(inner)]
        .map(([name, field]) => ({ name, field, at: fieldPath === "" ? name : `${fieldPath}.${name}` }))
        .filter(({ field, at }) => !field.optional || isAnswered(at));
      return Object.fromEntries(wanted.map(({ name, field, at }) => [name, valueOf(field, at)]));
    }
    if (inner instanceof z.ZodArray) {
      const { minItems, ...entry } = entriesOf(inner);
      const list: unknown[] = [];
      for (let number = 1; number <= minItems || isAnswered(`${fieldPath}.${number}`); number += 1) {
        list.push(valueOf(entry, `${fieldPath}.${number}`));
      }
      return list;
    }
    const answer = answers[fieldPath];
    if (answer === undefined) return placeholderWord;
    unused.delete(fieldPath);
    if (meta.role === "imageFile") {
      const beside = pictureFileName(answer);
      copy(answer, path.posix.join(folder, beside));
      return `./${beside}`;
    }
    if (inner instanceof z.ZodBoolean) return answer === "true";
    return inner instanceof z.ZodNumber && /^\d+$/u.test(answer) ? Number(answer) : answer;
  };

  const data = valueOf(unwrap(schema), "");
  const [unknown] = unused;
  if (unknown === undefined) return { data, pictures };
  throw new Error(`There is no field "${unknown}" here. Fields: ${[...fieldsIn(schema).keys()].join(", ")}.`);
};
