import { z } from "zod";
import type { Collection } from "./collections";

/**
 * Turns the content schemas into GraphQL type definitions, so that a field is declared once
 * and Gatsby's data layer, the queries' types and the content check agree.
 */

interface Described {
  readonly id?: string;
  readonly points?: string;
  readonly entry?: string;
  readonly description?: string;
}

const metaOf = (schema: z.ZodType): Described => {
  const meta: unknown = schema.meta();
  if (typeof meta !== "object" || meta === null) return {};
  const read = (name: string): string | undefined => {
    const value: unknown = Reflect.get(meta, name);
    return typeof value === "string" ? value : undefined;
  };
  return Object.fromEntries(
    ["id", "points", "entry", "description"].flatMap((name) => {
      const value = read(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
};

/** The schema inside `.optional()`, with what is said of either. */
const unwrapped = (schema: z.ZodType): { inner: z.ZodType; optional: boolean; meta: Described } => {
  if (schema instanceof z.ZodOptional) {
    const inner = schema.unwrap();
    if (!(inner instanceof z.ZodType)) throw new Error("An optional field holds something that is no schema.");
    return { inner, optional: true, meta: { ...metaOf(inner), ...metaOf(schema) } };
  }
  return { inner: schema, optional: false, meta: metaOf(schema) };
};

class TypeWriter {
  readonly #types = new Map<string, string>();

  /** The GraphQL type of a field; object types are written down on the way. */
  #fieldType(schema: z.ZodType, fallbackName: string): string {
    const { inner, optional, meta } = unwrapped(schema);
    const mark = optional ? "" : "!";
    if (meta.points === "image") return `File${mark} @fileByRelativePath`;
    if (meta.entry !== undefined) return `${meta.entry}${mark} @link(by: "key")`;
    if (inner instanceof z.ZodArray) {
      const element: unknown = inner.element;
      if (!(element instanceof z.ZodType))
        throw new Error(`${fallbackName}: a list holds something that is no schema.`);
      return `[${this.#fieldType(element, fallbackName)}]${mark}`;
    }
    if (inner instanceof z.ZodObject) {
      const name = meta.id ?? fallbackName;
      this.write(name, inner, "");
      return `${name}${mark}`;
    }
    if (inner instanceof z.ZodBoolean) return `Boolean${mark}`;
    if (inner instanceof z.ZodNumber) return `Int${mark}`;
    if (inner instanceof z.ZodLiteral && inner.values.has(true)) return `Boolean${mark}`;
    if (
      inner instanceof z.ZodString ||
      inner instanceof z.ZodStringFormat ||
      inner instanceof z.ZodEnum ||
      inner instanceof z.ZodLiteral
    )
      return `String${mark}`;
    throw new Error(`${fallbackName}: this kind of field has no GraphQL type yet. Add it to graphql-types.ts.`);
  }

  /** Writes one object type, and those inside it. */
  write(name: string, schema: z.ZodObject, interfaces: string): void {
    if (this.#types.has(name)) return;
    this.#types.set(name, "");
    const fields = Object.entries(schema.shape).map(([field, value]) => {
      if (!(value instanceof z.ZodType)) throw new Error(`${name}.${field} is no schema.`);
      const type = this.#fieldType(value, `${name}${field.charAt(0).toUpperCase()}${field.slice(1)}`);
      const { description } = unwrapped(value).meta;
      return `${description === undefined ? "" : `  ${JSON.stringify(description)}\n`}  ${field}: ${type}`;
    });
    this.#types.set(name, `type ${name}${interfaces} {\n${fields.join("\n")}\n}`);
  }

  /** All types in the order they were met. */
  text(): string {
    return [...this.#types.values()].join("\n\n");
  }
}

/**
 * The GraphQL definitions of all kinds of content.
 * @throws when a schema holds a kind of field that has no GraphQL type yet
 */
export const graphqlTypes = (kinds: readonly Collection[]): string => {
  const writer = new TypeWriter();
  for (const kind of kinds) writer.write(kind.type, kind.schema, " implements Node @dontInfer");
  return writer.text();
};
