import { z } from "zod";
import type { Collection } from "./collections";
import { itemSchema, schemaFields, type Field } from "./unwrap";

/**
 * GraphQL type definitions from the content schemas. Gatsby's generated query types follow from them: an enum of the
 * schema is a union there.
 */

/** Whether a field is a text, or a list of texts, that may hold placeholders. */
const isText = ({ inner, meta }: Field): boolean =>
  inner instanceof z.ZodArray ? isText(itemSchema(inner)) : meta.role === "text" || meta.role === "markup";

class TypeWriter {
  readonly #types = new Map<string, string>();

  /** The GraphQL type of a field; types of objects and enums are written down on the way. */
  #fieldType({ inner, optional, meta }: Field, fallbackName: string): string {
    const mark = optional ? "" : "!";
    const name = meta.id ?? fallbackName;
    if (meta.role === "imageFile") return `File${mark} @fileByRelativePath`;
    if (meta.collection !== undefined) return `${meta.collection}${mark} @link(by: "key")`;
    if (inner instanceof z.ZodArray) return `[${this.#fieldType(itemSchema(inner), fallbackName)}]${mark}`;
    if (inner instanceof z.ZodObject) {
      this.write(name, inner, "");
      return `${name}${mark}`;
    }
    if (inner instanceof z.ZodEnum) {
      this.#types.set(name, `enum ${name} {\n  ${inner.options.join("\n  ")}\n}`);
      return `${name}${mark}`;
    }
    if (inner instanceof z.ZodBoolean) return `Boolean${mark}`;
    if (inner instanceof z.ZodNumber) return `${inner.format === "safeint" ? "Int" : "Float"}${mark}`;
    if (inner instanceof z.ZodString || inner instanceof z.ZodStringFormat) return `String${mark}`;
    throw new Error(`${fallbackName}: this kind of field has no GraphQL type yet. Add it to graphql-types.ts.`);
  }

  /** Writes one object type, and those inside it. */
  write(name: string, schema: z.ZodObject, interfaces: string): void {
    if (this.#types.has(name)) return;
    this.#types.set(name, "");
    const fields = [...schemaFields(schema)].map(([field, value]) => {
      const type = this.#fieldType(value, `${name}${field.charAt(0).toUpperCase()}${field.slice(1)}`);
      const { description } = value.meta;
      const filled = isText(value) ? " @filled" : "";
      return `${description === undefined ? "" : `  ${JSON.stringify(description)}\n`}  ${field}: ${type}${filled}`;
    });
    this.#types.set(name, `type ${name}${interfaces} {\n${fields.join("\n")}\n}`);
  }

  /** All types in the order they were met. */
  text(): string {
    return [...this.#types.values()].join("\n\n");
  }
}

/** What pages with a header have in common, for the fragment that asks for it (src/sections/page-header/page-header.tsx). */
const pageTopType = "interface PageTop {\n  head: PageHeadContent!\n  pageHeader: PageHeader!\n}";

/** The GraphQL definitions of all collections. @throws when a schema holds a kind of field that has no GraphQL type */
export const graphqlTypes = (collections: readonly Collection[]): string => {
  const writer = new TypeWriter();
  for (const { type, schema } of collections) {
    const hasPageTop = "head" in schema.shape && "pageHeader" in schema.shape;
    writer.write(type, schema, ` implements Node${hasPageTop ? " & PageTop" : ""} @dontInfer`);
  }
  return `${pageTopType}\n\n${writer.text()}`;
};
