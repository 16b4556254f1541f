import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { jsonSchema, jsonSchemaName } from "../../src/content-schema/json-schema";
import { collections, collectionOfFile, type Collection } from "../../src/content-schema/collections";

/**
 * What IDEs read, generated from the content schemas by `npm run schemas`: a JSON Schema per collection, the VS Code
 * settings that map files to schemas, and the yaml-language-server comment at the top of each content file.
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

const schemaLine = /^# yaml-language-server: \$schema=.*\n/u;

/** The yaml-language-server comment of a content file. @param file path inside `content/` */
export const schemaLineOf = (file: string, kind: Collection): string =>
  `# yaml-language-server: $schema=${path.posix.relative(path.posix.join("content", path.posix.dirname(file)), schemaFile(kind))}\n`;

/** Every content file with its text and the text it should have, with the right schema comment at the top. */
export const contentFilesWithSchemaLine = (
  root: string,
): readonly { readonly file: string; readonly text: string; readonly wanted: string }[] =>
  readdirSync(path.join(root, "content"), { recursive: true, encoding: "utf8" })
    .map((name) => name.split(path.sep).join("/"))
    .filter((name) => name.endsWith(".yaml"))
    .sort()
    .flatMap((name) => {
      const kind = collectionOfFile(name);
      if (kind === undefined) return [];
      const text = readFileSync(path.join(root, "content", name), "utf8");
      return [{ file: `content/${name}`, text, wanted: schemaLineOf(name, kind) + text.replace(schemaLine, "") }];
    });
