import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { collections } from "../src/content-schema/collections";
import { jsonSchema, jsonSchemaName } from "../src/content-schema/json-schema";
import { root } from "./run-main";

/**
 * `npm run prepare`, also at the end of `npm ci`: writes a JSON Schema per collection, and VS Code settings that map content
 * files to them. With its recommended extensions VS Code completes keys and marks errors. Run it after a change of a schema.
 */

const write = (file: string, value: unknown): void =>
  writeFileSync(path.join(root, file), `${JSON.stringify(value, null, 2)}\n`);

// With the schemas of removed collections.
rmSync(path.join(root, "schemas"), { recursive: true, force: true });
for (const folder of ["schemas", ".vscode"]) mkdirSync(path.join(root, folder), { recursive: true });
for (const collection of collections) write(`schemas/${jsonSchemaName(collection)}`, jsonSchema(collection));

write(".vscode/settings.json", {
  "yaml.schemas": Object.fromEntries(
    collections.map((collection) => [`./schemas/${jsonSchemaName(collection)}`, `content/${collection.glob}`]),
  ),
  "yaml.format.enable": false,
  "[yaml]": { "editor.wordWrap": "on", "editor.tabSize": 2, "editor.insertSpaces": true },
  "cSpell.enabledFileTypes": { yaml: true, markdown: true },
});
write(".vscode/extensions.json", { recommendations: ["redhat.vscode-yaml", "streetsidesoftware.code-spell-checker"] });
