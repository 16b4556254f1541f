import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { collections } from "../src/content-schema/collections";
import { root } from "./run-main";

/**
 * `npm run prepare`, also at the end of `npm ci`: writes a JSON Schema per collection, and VS Code settings that map content
 * files to them. With its recommended extensions VS Code completes keys and marks errors. Run it after a change of a schema.
 */

const write = (file: string, value: unknown): void =>
  writeFileSync(path.join(root, file), `${JSON.stringify(value, null, 2)}\n`);

const schemaFile = (type: string): string => `schemas/${type}.json`;

// With the schemas of removed collections.
rmSync(path.join(root, "schemas"), { recursive: true, force: true });
for (const folder of ["schemas", ".vscode"]) mkdirSync(path.join(root, folder), { recursive: true });

for (const { type, schema } of collections) {
  const jsonSchema = z.toJSONSchema(schema, {
    target: "draft-7",
    io: "input",
    // Without the ids of GraphQL, by which zod would write $defs and $ref: editors show descriptions better without.
    metadata: z.registry(),
    override: ({ zodSchema, jsonSchema: made }) => {
      const { description = made.description } = { ...z.globalRegistry.get(zodSchema) };
      if (description !== undefined) made.description = description;
    },
  });
  write(schemaFile(type), jsonSchema);
}

write(".vscode/settings.json", {
  "yaml.schemas": Object.fromEntries(collections.map(({ type, glob }) => [`./${schemaFile(type)}`, `content/${glob}`])),
  "yaml.format.enable": false,
  "[yaml]": { "editor.wordWrap": "on", "editor.tabSize": 2, "editor.insertSpaces": true },
  "cSpell.enabledFileTypes": { yaml: true, markdown: true },
});
write(".vscode/extensions.json", { recommendations: ["redhat.vscode-yaml", "streetsidesoftware.code-spell-checker"] });
