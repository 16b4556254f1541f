import { jsonSchema, jsonSchemaName } from "../../src/content-schema/json-schema";
import { collections, type Collection } from "../../src/content-schema/collections";

/**
 * What IDEs read, generated from the content schemas by `npm run schemas`: a JSON Schema per collection, and the VS
 * Code settings that map files to schemas.
 */

const schemaFile = (kind: Collection): string => `schemas/${jsonSchemaName(kind)}`;

/** The glob of a collection's files: content/team/*.yaml. */
const globOf = (kind: Collection): string =>
  `content/${kind.place}`;

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const vsCode = (): string =>
  json({
    "yaml.schemas": Object.fromEntries(collections.map((kind) => [`./${schemaFile(kind)}`, globOf(kind)])),
    "yaml.format.enable": false,
    "[yaml]": { "editor.wordWrap": "on", "editor.tabSize": 2, "editor.insertSpaces": true },
    "cSpell.enabledFileTypes": { yaml: true, markdown: true },
  });

/** The generated files: path from the repository root, and text. */
export const ideFiles = (): ReadonlyMap<string, string> =>
  new Map([
    ...collections.map((kind): [string, string] => [schemaFile(kind), json(jsonSchema(kind))]),
    [".vscode/settings.json", vsCode()],
  ]);
