import { fieldTree, type FieldSchema } from "../../src/content-schema/json-schema";
import { collections, isSingleFile, type Collection } from "../../src/content-schema/collections";

/**
 * The configuration of Sveltia CMS, generated from the content schemas: one form per collection, one widget per field,
 * with its description as the hint. Rules that the format cannot express are left to the content lint. A test validates
 * it against the JSON Schema of the package (schema/sveltia-cms.json).
 */

export type CmsField = Readonly<Record<string, unknown>> & { readonly name: string };

interface CmsFile {
  readonly name: string;
  readonly label: string;
  readonly file: string;
  readonly fields: readonly CmsField[];
}

/** A label made from a key: "Tab label" from tabLabel. */
export const inWords = (name: string): string => {
  const words = name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|-/gu, " ").toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

const textField = (field: FieldSchema): Readonly<Record<string, unknown>> => ({
  widget: (field.maxLength ?? 0) > 160 ? "text" : "string",
  ...(field.minLength === undefined ? {} : { minlength: field.minLength }),
  ...(field.maxLength === undefined ? {} : { maxlength: field.maxLength }),
});

const listField = (field: FieldSchema): Readonly<Record<string, unknown>> => {
  const { items = {}, minItems, maxItems } = field;
  const inner = items.type === "object" ? { fields: fieldsOf(items) } : { field: cmsField("entry", items, true) };
  return {
    widget: "list",
    ...inner,
    ...(minItems === undefined ? {} : { min: minItems }),
    ...(maxItems === undefined ? {} : { max: maxItems }),
  };
};

const widgetOf = (field: FieldSchema): Readonly<Record<string, unknown>> => {
  const choices = field.enum ?? (field.const === undefined || field.const === true ? undefined : [field.const]);
  if (choices !== undefined) return { widget: "select", options: [...choices] };
  if (field.type === "object") return { widget: "object", fields: fieldsOf(field) };
  if (field.type === "array") return listField(field);
  if (field.type === "boolean" || field.const === true) return { widget: "boolean" };
  if (field.type === "integer" || field.type === "number") {
    return {
      widget: "number",
      value_type: field.type === "integer" ? "int" : "float",
      ...(field.minimum === undefined ? {} : { min: field.minimum }),
      // zod writes MAX_SAFE_INTEGER where the schema has no limit.
      ...(field.maximum === undefined || field.maximum >= Number.MAX_SAFE_INTEGER ? {} : { max: field.maximum }),
    };
  }
  return textField(field);
};

const cmsField = (name: string, field: FieldSchema, required: boolean): CmsField => ({
  name,
  label: inWords(name),
  required,
  ...(field.description === undefined ? {} : { hint: field.description }),
  ...widgetOf(field),
  ...(field.pattern === undefined || field.type !== "string" || field.enum !== undefined
    ? {}
    : { pattern: [field.pattern, field.description ?? "See the hint."] }),
});

const fieldsOf = (field: FieldSchema): readonly CmsField[] =>
  Object.entries(field.properties ?? {}).map(([name, inner]) =>
    cmsField(name, inner, field.required?.includes(name) === true),
  );

const fileOf = (kind: Collection): CmsFile => ({
  name: kind.type,
  label: inWords(kind.type),
  file: `content/${kind.place}`,
  fields: fieldsOf(fieldTree(kind)),
});

/** A collection with many files: the folder and the path below it, where a wildcard becomes {{slug}}. */
const folderCollection = (kind: Collection) => {
  const tree = fieldTree(kind);
  const fieldWith = (isWanted: (field: FieldSchema) => boolean): string | undefined =>
    Object.entries(tree.properties ?? {}).find(([, field]) => isWanted(field))?.[0];
  const parent = fieldWith(({ role, equals }) => role === "reference" && equals === "folderName");
  // The folders without a wildcard, and the path below them.
  const [, folder = "", below = ""] = /^([^*[]*)\/(.*)\.yaml$/u.exec(`content/${kind.place}`) ?? [];
  return {
    name: kind.type,
    label: inWords(kind.type),
    description: `content/${kind.place}`,
    folder,
    path: below.replaceAll(/(?:\[0-9\]\*-)?\*/gu, "{{slug}}"),
    format: "yaml",
    extension: "yaml",
    // `npm run new` creates files, with everything that belongs to them.
    create: false,
    delete: false,
    // A folder may hold a file of its own and files that refer to it, such as a study and its steps.
    ...(parent === undefined ? {} : { filter: { field: parent, pattern: "." } }),
    identifier_field: fieldWith(({ namesFile }) => namesFile === true) ?? "key",
    fields: fieldsOf(tree),
  };
};

/** The name of the group of collections that are one file each. */
export const singleFiles = "single-files";

/** The whole configuration. */
export const cmsConfig = () => ({
  // A remote backend is required but not used: editors choose the local clone.
  backend: { name: "github", repo: "local/clone" },
  media_folder: "content",
  public_folder: "/content",
  app_title: "Content of the site",
  show_preview_links: false,
  editor: { preview: false },
  // Quotes keep dates and codes strings, as the content lint demands.
  output: { omit_empty_optional_fields: true, yaml: { quote: "double" } },
  collections: [
    {
      name: singleFiles,
      label: "Pages and single files",
      files: collections.filter(isSingleFile).map(fileOf),
    },
    ...collections.filter((kind) => !isSingleFile(kind)).map(folderCollection),
  ],
});
