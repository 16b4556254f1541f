import { jsonSchema, jsonSchemaName } from "../../src/content-schema/json-schema";
import { collections, type Collection } from "../../src/content-schema/collections";

/**
 * What IDEs read, generated from the content schemas by `npm run schemas`: a JSON Schema per collection, and the VS
 * Code settings that map files to schemas.
 */

const schemaFile = (collection: Collection): string => `schemas/${jsonSchemaName(collection)}`;

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const vsCode = {
  "yaml.schemas": Object.fromEntries(
    collections.map((collection) => [`./${schemaFile(collection)}`, `content/${collection.glob}`]),
  ),
  "yaml.format.enable": false,
  "[yaml]": { "editor.wordWrap": "on", "editor.tabSize": 2, "editor.insertSpaces": true },
  "cSpell.enabledFileTypes": { yaml: true, markdown: true },
};

/** The generated files: path from the repository root, and text. */
export const ideFiles = (): ReadonlyMap<string, string> =>
  new Map([
    ...collections.map((collection): [string, string] => [schemaFile(collection), json(jsonSchema(collection))]),
    [".vscode/settings.json", json(vsCode)],
  ]);
