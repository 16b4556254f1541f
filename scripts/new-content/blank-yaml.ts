import { Document, type Pair, type YAMLMap } from "yaml";
import { isMap, isPair, isScalar, isSeq, Scalar } from "yaml";
import type { FieldSchema } from "../../src/content-schema/json-schema";
import { placeholderWord } from "../../src/content-lint/text-rules";

/**
 * Writes an empty file of a kind: every field that must be there, with its description above it and a placeholder
 * that the content check refuses; fields that may be left out follow as comments.
 */

/** Values that are known before anybody writes: by field name, at the file's top level. */
export type KnownValues = Readonly<Record<string, unknown>>;

const firstChoice = (field: FieldSchema): string | number | boolean | undefined => field.enum?.[0] ?? field.const;

const placeholder = (field: FieldSchema): string => {
  const names = (field.placeholders ?? []).map((name) => ` {${name}}`).join("");
  const words = `${placeholderWord}${names}`;
  // Some texts have a least length, and each placeholder must break one rule only: that it is one.
  return words.padEnd(field.minLength ?? 0, ".");
};

const blankValue = (field: FieldSchema): unknown => {
  const choice = firstChoice(field);
  if (choice !== undefined) return choice;
  if (field.type === "object") {
    return Object.fromEntries(
      Object.entries(field.properties ?? {})
        .filter(([name]) => field.required?.includes(name))
        .map(([name, inner]) => [name, blankValue(inner)]),
    );
  }
  if (field.type === "array") {
    const { items } = field;
    return items === undefined ? [] : Array.from({ length: Math.max(field.minItems ?? 0, 1) }, () => blankValue(items));
  }
  if (field.type === "integer" || field.type === "number") return field.minimum ?? 1;
  if (field.type === "boolean") return false;
  if (field.role === "imageFile") return `./${placeholderWord}.png`;
  // An address must be one; this page does not exist, so the check asks for the right one.
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

/** Writes each field's description above it, once a list: its first entry shows what all are. */
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

/** A text that looks like a figure or is empty must stand in quotes. */
const quoteEmptyTexts = (map: YAMLMap): void => {
  for (const { value } of map.items) if (isScalar(value) && value.value === "") value.type = Scalar.QUOTE_DOUBLE;
};

/**
 * The text of a new file.
 * @param tree the fields of its kind
 * @param about the first lines: which schema, what the file is; each begins with #
 * @param known values that are no placeholders
 */
export const blankYaml = (tree: FieldSchema, about: string, known: KnownValues): string => {
  const values = blankValue(tree);
  const document = new Document({ ...(typeof values === "object" ? values : {}), ...known });
  describe(document.contents, tree, new Set());
  if (isMap(document.contents)) quoteEmptyTexts(document.contents);
  const more = optionalFields(tree);
  document.comment = more === "" ? null : ` May follow (see a neighboring file):\n${more}`;
  return `${about}${document.toString({ lineWidth: 0 })}`;
};
