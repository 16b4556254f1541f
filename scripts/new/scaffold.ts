import { Document, type Pair, type YAMLMap } from "yaml";
import { isMap, isPair, isScalar, isSeq, Scalar } from "yaml";
import type { FieldSchema } from "../../src/content-schema/json-schema";
import { placeholderWord } from "../../src/content-lint/text-rules";

/**
 * A scaffold of a content file: each required field with its description and a placeholder that the content lint
 * rejects. Optional fields follow as comments.
 */

/** Values filled in from the start, by top-level field name. */
export type KnownValues = Readonly<Record<string, unknown>>;

const firstChoice = (field: FieldSchema): string | number | boolean | undefined => field.enum?.[0] ?? field.const;

const placeholder = (field: FieldSchema): string => {
  const names = (field.placeholders ?? []).map((name) => ` {${name}}`).join("");
  const words = `${placeholderWord}${names}`;
  // Padded to the minimum length: a placeholder may break no other rule than the one on placeholders.
  return words.padEnd(field.minLength ?? 0, ".");
};

const placeholderValue = (field: FieldSchema): unknown => {
  const choice = firstChoice(field);
  if (choice !== undefined) return choice;
  if (field.type === "object") {
    return Object.fromEntries(
      Object.entries(field.properties ?? {})
        .filter(([name]) => field.required?.includes(name))
        .map(([name, inner]) => [name, placeholderValue(inner)]),
    );
  }
  if (field.type === "array") {
    const { items } = field;
    return items === undefined
      ? []
      : Array.from({ length: Math.max(field.minItems ?? 0, 1) }, () => placeholderValue(items));
  }
  if (field.type === "integer" || field.type === "number") return field.minimum ?? 1;
  if (field.type === "boolean") return false;
  if (field.role === "imageFile") return `./${placeholderWord}.png`;
  // A valid link to a page that does not exist: the lint asks for the right one.
  if (field.role === "href") return `/${placeholderWord}/`;
  return placeholder(field);
};

const limits = (field: FieldSchema): string => {
  const choices = field.enum === undefined ? "" : ` One of: ${field.enum.map(String).join(", ")}.`;
  const length =
    field.type === "string" && field.maxLength !== undefined && field.enum === undefined
      ? ` At most ${field.maxLength} characters.`
      : "";
  const entries =
    field.type === "array" && field.minItems !== undefined && field.minItems > 1
      ? ` At least ${field.minItems} entries.`
      : "";
  return `${choices}${length}${entries}`;
};

const commentOf = (field: FieldSchema): string => ` ${field.description ?? ""}${limits(field)}`;

const keyOf = (pair: Pair): string => (isScalar(pair.key) ? String(pair.key.value) : "");

/** Puts each field's description above it; in lists, in the first entry only. */
const describe = (node: unknown, field: FieldSchema, seen: Set<FieldSchema>): void => {
  if (seen.has(field)) return;
  seen.add(field);
  if (isSeq(node)) {
    if (field.items !== undefined) describe(node.items[0], field.items, seen);
    return;
  }
  if (!isMap(node)) return;
  for (const pair of node.items) {
    const inner = isPair(pair) ? field.properties?.[keyOf(pair)] : undefined;
    if (inner === undefined) continue;
    if (isScalar(pair.key)) pair.key.commentBefore = commentOf(inner);
    describe(pair.value, inner, seen);
  }
};

const optionalFields = (field: FieldSchema): string =>
  Object.entries(field.properties ?? {})
    .filter(([name]) => field.required?.includes(name) !== true)
    .map(([name, inner]) => ` ${name}: ${inner.description ?? ""}`)
    .join("\n");

/** The content lint wants empty texts quoted. */
const quoteEmptyTexts = (map: YAMLMap): void => {
  for (const { value } of map.items) if (isScalar(value) && value.value === "") value.type = Scalar.QUOTE_DOUBLE;
};

/**
 * The text of a new file.
 * @param tree the fields of its collection
 * @param header its first lines, as comments
 * @param known values that need no placeholder
 */
export const scaffold = (tree: FieldSchema, header: string, known: KnownValues): string => {
  const values = placeholderValue(tree);
  const document = new Document({ ...(typeof values === "object" ? values : {}), ...known });
  describe(document.contents, tree, new Set());
  if (isMap(document.contents)) quoteEmptyTexts(document.contents);
  const more = optionalFields(tree);
  document.comment = more === "" ? null : ` May follow (see a neighboring file):\n${more}`;
  return `${header}${document.toString({ lineWidth: 0 })}`;
};
