import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { jsonSchema, jsonSchemaName } from "../src/content-schema/json-schema";
import { collections, collectionOfFile, type Collection } from "../src/content-schema/collections";

/**
 * What the editors' own tools read: a JSON Schema a kind of content, which file has which schema (VS Code, JetBrains),
 * and the line at the top of each YAML file that says the same to any other tool. All of it follows from the content
 * model; `npm run schemas` writes it, and a test fails while it is stale.
 */

const schemaFile = (kind: Collection): string => `schemas/${jsonSchemaName(kind)}`;

/** Matches the files of a kind in the way of editors: content/team/*.yaml. */
const globOf = (kind: Collection): string => `content/${kind.place}`;

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const vsCode = (): string =>
  json({
    "yaml.schemas": Object.fromEntries(collections.map((kind) => [`./${schemaFile(kind)}`, globOf(kind)])),
    "yaml.format.enable": false,
    "[yaml]": { "editor.wordWrap": "on", "editor.tabSize": 2, "editor.insertSpaces": true },
    "cSpell.enabledFileTypes": { yaml: true, markdown: true },
  });

const jetBrains = (): string => {
  const entries = collections.map(
    (kind) => `          <entry key="${kind.type}">
            <value>
              <SchemaInfo>
                <option name="name" value="${kind.type}" />
                <option name="relativePathToSchema" value="${schemaFile(kind)}" />
                <option name="patterns">
                  <list>
                    <Item>
                      <option name="path" value="${globOf(kind)}" />
                      <option name="mappingKind" value="Pattern" />
                    </Item>
                  </list>
                </option>
              </SchemaInfo>
            </value>
          </entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<project version="4">
  <component name="JsonSchemaMappingsProjectConfiguration">
    <state>
      <map>
${entries.join("\n")}
      </map>
    </state>
  </component>
</project>
`;
};

/** The files that `npm run schemas` writes: path from the project's folder, and text. */
export const editorFiles = (): ReadonlyMap<string, string> =>
  new Map([
    ...collections.map((kind): [string, string] => [schemaFile(kind), json(jsonSchema(kind))]),
    [".vscode/settings.json", vsCode()],
    [".idea/jsonSchemas.xml", jetBrains()],
  ]);

const schemaLine = /^# yaml-language-server: \$schema=.*\n/u;

/** The line at the top of a content file that names its schema. @param file path inside `content/` */
export const schemaLineOf = (file: string, kind: Collection): string =>
  `# yaml-language-server: $schema=${path.posix.relative(path.posix.join("content", path.posix.dirname(file)), schemaFile(kind))}\n`;

/**
 * Every content file as it is with the right schema line at its top.
 * @param root the project's folder, absolute
 * @returns path from the project's folder, the text there is, and the text there should be
 */
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
