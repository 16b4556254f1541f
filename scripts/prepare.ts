import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { collections } from "../src/content-schema/collections";
import { checkFolder } from "./check-folder";
import { root, runMain } from "./run-main";

/**
 * `npm run prepare`, also at the end of `npm ci`: writes a JSON Schema per collection and VS Code settings that map content
 * files to them, and has git run the hooks of .github/hooks/. With its recommended extensions VS Code completes keys and
 * marks errors. Run it after a change of a schema. In a container npm installs before this file is there
 * (Dockerfile), so package.json looks for it first.
 */

const write = (file: string, value: unknown): void => {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(root, file), `${JSON.stringify(value, null, 2)}\n`);
};

const settingsFile = ".vscode/settings.json";

const jsonObject = z.record(z.string(), z.unknown());

/** VS Code's settings. @returns undefined where there are none, or where they hold comments, which would be lost */
const readSettings = (): z.infer<typeof jsonObject> | undefined => {
  try {
    return jsonObject.parse(JSON.parse(readFileSync(path.join(root, settingsFile), "utf8")));
  } catch {
    return undefined;
  }
};

/** Settings may be a developer's own: they are written where there are none. */
const writeOnce = (file: string, value: unknown): void => {
  if (!existsSync(path.join(root, file))) write(file, value);
};

const git = (...args: readonly string[]): number | null => spawnSync("git", args, { cwd: root }).status;

const schemaFile = (type: string): string => `schemas/${type}.json`;

runMain(() => {
  checkFolder(root);
  // With the schemas of removed collections.
  rmSync(path.join(root, "schemas"), { recursive: true, force: true });

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

  const schemas = Object.fromEntries(collections.map(({ type, glob }) => [`./${schemaFile(type)}`, `content/${glob}`]));
  const settings = readSettings();
  if (settings !== undefined) {
    // A collection may be new, or gone. All else may be the developer's own.
    const own = Object.entries({ ...jsonObject.safeParse(settings["yaml.schemas"]).data }).filter(
      ([file]) => !file.startsWith("./schemas/"),
    );
    write(settingsFile, { ...settings, "yaml.schemas": { ...Object.fromEntries(own), ...schemas } });
  }
  writeOnce(settingsFile, {
    "yaml.schemas": schemas,
    "yaml.format.enable": false,
    "[yaml]": { "editor.wordWrap": "on", "editor.tabSize": 2, "editor.insertSpaces": true },
    "cSpell.enabledFileTypes": { yaml: true, markdown: true },
  });
  writeOnce(".vscode/extensions.json", {
    recommendations: ["redhat.vscode-yaml", "streetsidesoftware.code-spell-checker"],
  });

  // Not in a repository around this folder, and not where a developer has chosen other hooks.
  if (existsSync(path.join(root, ".git")) && git("config", "--local", "core.hooksPath") !== 0)
    git("config", "core.hooksPath", ".github/hooks");
});
