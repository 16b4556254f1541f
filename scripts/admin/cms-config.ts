import { basename } from "node:path";
import { readContent } from "../../src/content-lint/content-file";
import { fieldTree, type FieldSchema } from "../../src/content-schema/json-schema";
import { collections, isSingleFile, type Collection } from "../../src/content-schema/collections";
import { root } from "../run-command";

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
  if (field.role === "imageFile") {
    return { widget: "image", choose_url: false, accept: "image/png,image/jpeg,image/svg+xml" };
  }
  if (field.enum !== undefined) return { widget: "select", options: [...field.enum] };
  if (field.type === "object") return { widget: "object", fields: fieldsOf(field) };
  if (field.type === "array") return listField(field);
  if (field.type === "boolean") return { widget: "boolean" };
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
  ...(field.pattern === undefined || field.role === "imageFile"
    ? {}
    : { pattern: [field.pattern, field.description ?? "See the hint."] }),
});

const fieldsOf = (field: FieldSchema): readonly CmsField[] =>
  Object.entries(field.properties ?? {}).map(([name, inner]) =>
    cmsField(name, inner, field.required?.includes(name) === true),
  );

/** Pictures lie beside the file that names them: https://sveltiacms.app/en/docs/media/internal */
const besideEntry = { media_folder: "", public_folder: "." };

const fileOf = (collection: Collection): CmsFile => {
  const tree = fieldTree(collection);
  return {
    name: collection.type,
    label: inWords(collection.type),
    file: `content/${collection.place}`,
    ...besideEntry,
    fields: fieldsOf(tree),
  };
};

/** A collection with many files in one folder. The parent is the folder's name where files name it, as steps do. */
const folderCollection = (collection: Collection, parent?: string) => {
  const tree = fieldTree(collection);
  const fieldWith = (isWanted: (field: FieldSchema) => boolean): string | undefined =>
    Object.entries(tree.properties ?? {}).find(([, field]) => isWanted(field))?.[0];
  const keyField = fieldWith(({ role }) => role === "key");
  // The folders without a wildcard, and the path below them, where a wildcard becomes {{slug}}.
  const place = parent === undefined ? collection.place : collection.place.replace("*", parent);
  const [, folder = "", below = ""] = /^([^*[]*)\/(.*)\.yaml$/u.exec(`content/${place}`) ?? [];
  const path = below.replace("[0-9]*", "{{fields.order}}").replace("*", "{{slug}}");
  return {
    name: parent === undefined ? collection.type : `${collection.type}-${parent}`,
    label: parent === undefined ? inWords(collection.type) : `${inWords(parent.replace("project-", ""))} steps`,
    description: tree.description ?? "",
    folder,
    path,
    ...(keyField === undefined ? {} : { slug: `{{fields.${keyField}}}` }),
    format: "yaml",
    extension: "yaml",
    create: true,
    // More files belong to an entry that has a folder of its own.
    delete: !path.includes("/"),
    ...besideEntry,
    identifier_field: fieldWith(({ namesFile }) => namesFile === true) ?? "key",
    sortable_fields: { fields: ["order"], default: { field: "order" } },
    fields: fieldsOf(tree),
  };
};

/** One collection of the editor for each folder of files, such as the steps of one study. */
const folderCollections = (collection: Collection) => {
  const isPart = Object.values(fieldTree(collection).properties ?? {}).some(
    ({ role, equals }) => role === "reference" && equals === "folderName",
  );
  if (!isPart) return [folderCollection(collection)];
  const { files } = readContent(root);
  const parents = files.filter((file) => file.collection === collection).map(({ folder }) => basename(folder));
  return [...new Set(parents)].map((parent) => folderCollection(collection, parent));
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
  media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: { providers: [] } },
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
    ...collections.filter((collection) => !isSingleFile(collection)).flatMap(folderCollections),
  ],
});
