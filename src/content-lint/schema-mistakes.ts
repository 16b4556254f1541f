import type { z } from "zod";
import type { ContentFile, FieldPath } from "./content-file";
import type { Mistake } from "./mistake";

/** A field's place in words: `sections › 2 › heading`. Lists are counted from 1, as people do. */
export const fieldInWords = (field: FieldPath): string =>
  field.map((part) => (typeof part === "number" ? String(part + 1) : part)).join(" › ");

type Issue = z.core.$ZodIssue;

const typeInWords: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list (lines that begin with a dash)",
  object: "a group of fields (indented lines)",
  record: "a group of fields (indented lines)",
};

const valueAt = (data: unknown, field: FieldPath): unknown => {
  let value: unknown = data;
  for (const part of field) {
    if (typeof value !== "object" || value === null) return undefined;
    value = Reflect.get(value, part);
  }
  return value;
};

const kindOfValue = (value: unknown): string => {
  if (value === null) return "nothing";
  if (Array.isArray(value)) return "a list";
  if (value instanceof Date) return "a date";
  const words: Readonly<Record<string, string>> = {
    string: "a text",
    number: "a number",
    boolean: "true or false",
    object: "a group of fields",
  };
  return words[typeof value] ?? typeof value;
};

const count = (number: number | bigint, origin: string): string => {
  const one = Number(number) === 1;
  if (origin === "string") return `${String(number)} ${one ? "character" : "characters"}`;
  return `${String(number)} ${one ? "entry" : "entries"}`;
};

const tooMuch = (issue: Issue & { code: "too_big" | "too_small" }, value: unknown): { wrong: string; mend: string } => {
  const big = issue.code === "too_big";
  const limit = issue.code === "too_big" ? issue.maximum : issue.minimum;
  const bound = issue.exact === true ? "exactly" : big ? "at most" : "at least";
  if (issue.origin === "string" || issue.origin === "array") {
    const length = typeof value === "string" || Array.isArray(value) ? value.length : 0;
    if (issue.origin === "string" && length === 0) {
      return {
        wrong: "This text is empty.",
        mend: "Write the text. If the field is not needed and may be left out, delete its line.",
      };
    }
    return {
      wrong: `This has ${count(length, issue.origin)}; it may have ${bound} ${count(limit, issue.origin)}.`,
      mend: big ? "Shorten it." : "Add what is missing.",
    };
  }
  return {
    wrong: `This is ${JSON.stringify(value)}; it must be ${bound} ${String(limit)}.`,
    mend: `Write a number that is ${bound} ${String(limit)}.`,
  };
};

const explain = (issue: Issue, value: unknown): { wrong: string; mend: string } => {
  switch (issue.code) {
    case "invalid_type": {
      const wanted = typeInWords[issue.expected] ?? issue.expected;
      return value === undefined
        ? { wrong: "This field is missing.", mend: `Add it. It must be ${wanted}.` }
        : {
            wrong: `This is ${kindOfValue(value)}, but it must be ${wanted}.`,
            mend: `Write ${wanted}.${issue.expected === "string" ? " Figures and dates that are meant as text go in quotes." : ""}`,
          };
    }
    case "too_big":
    case "too_small":
      return tooMuch(issue, value);
    case "invalid_value":
      return value === undefined
        ? { wrong: "This field is missing.", mend: `Add it. It may be: ${issue.values.map(String).join(", ")}.` }
        : {
            wrong: `${JSON.stringify(value)} is not one of the choices.`,
            mend: `Write one of: ${issue.values.map(String).join(", ")}.`,
          };
    case "invalid_format":
    case "custom": {
      const rule = issue.message.replace(/^Invalid.*$/u, "must be written as the field's description says");
      return { wrong: `This text ${rule}.`, mend: "Write it that way. The examples in the neighboring files help." };
    }
    default:
      return { wrong: issue.message, mend: "Compare with a neighboring file of the same kind." };
  }
};

/** The known key that is nearest in spelling, if one is near. */
const nearestKey = (unknownKey: string, known: readonly string[]): string | undefined => {
  const distance = (a: string, b: string): number => {
    let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
    for (let i = 1; i <= a.length; i += 1) {
      const current = [i];
      for (let j = 1; j <= b.length; j += 1) {
        current.push(
          Math.min(
            (previous[j] ?? 0) + 1,
            (current[j - 1] ?? 0) + 1,
            (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
          ),
        );
      }
      previous = current;
    }
    return previous[b.length] ?? b.length;
  };
  const [best] = known
    .map((name) => ({ name, steps: distance(unknownKey.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.steps - b.steps);
  return best !== undefined && best.steps <= 3 ? best.name : undefined;
};

/** The keys that a group of fields knows, found by asking the schema to judge an empty group. */
const knownKeys = (schema: z.ZodType, field: FieldPath): readonly string[] => {
  let current: unknown = schema;
  for (const part of [...field, undefined]) {
    while (
      typeof current === "object" &&
      current !== null &&
      "unwrap" in current &&
      typeof current.unwrap === "function"
    ) {
      current = (current.unwrap as () => unknown)();
      if (typeof part === "number") break;
    }
    if (part === undefined) break;
    if (typeof current !== "object" || current === null) return [];
    if (typeof part === "number") {
      if ("element" in current) current = current.element;
    } else if ("shape" in current && typeof current.shape === "object" && current.shape !== null) {
      current = Reflect.get(current.shape, part);
    }
  }
  return typeof current === "object" &&
    current !== null &&
    "shape" in current &&
    typeof current.shape === "object" &&
    current.shape !== null
    ? Object.keys(current.shape)
    : [];
};

const judge = (content: ContentFile): readonly Mistake[] => {
  const result = content.kind.schema.safeParse(content.data);
  if (result.success) return [];
  return result.error.issues.flatMap((issue): readonly Mistake[] => {
    const field = issue.path.filter((part) => typeof part !== "symbol");
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((name) => {
        const near = nearestKey(name, knownKeys(content.kind.schema, field));
        return {
          file: content.file,
          ...content.locate([...field, name]),
          field: fieldInWords([...field, name]),
          wrong: `There is no field "${name}" here.`,
          mend:
            near === undefined
              ? "Delete the line, or check the spelling of the key."
              : `Did you mean "${near}"? If not, delete the line.`,
        };
      });
    }
    return [
      {
        file: content.file,
        ...content.locate(field),
        field: fieldInWords(field),
        ...explain(issue, valueAt(content.data, field)),
      },
    ];
  });
};

/** A file that is as it was is the same object (content-file.ts) and has the same mistakes. */
const judged = new WeakMap<ContentFile, readonly Mistake[]>();

/** Judges one file by its kind's schema. All mistakes of the file are returned at once. */
export const schemaMistakes = (content: ContentFile): readonly Mistake[] => {
  const mistakes = judged.get(content) ?? judge(content);
  judged.set(content, mistakes);
  return mistakes;
};
