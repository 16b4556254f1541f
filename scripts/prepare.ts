import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { collections } from "../src/content-schema/collections";
import { checkFolder } from "./check-folder";
import { root } from "./project-root";
import { runMain } from "./run-main";

/**
 * `npm run prepare`, also at the end of `npm ci`: writes a JSON Schema per collection and lists them in
 * .vscode/settings.json, so that VS Code completes keys and marks errors, and has git run the hooks of .github/hooks/.
 * Run it after a change of a schema.
 */

const git = (...args: readonly string[]): number | null => spawnSync("git", args, { cwd: root }).status;

runMain(() => {
  checkFolder(root);
  // With the schemas of removed collections.
  const folder = path.join(root, "schemas");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);

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
    writeFileSync(path.join(folder, `${type}.json`), `${JSON.stringify(jsonSchema, null, 2)}\n`);
  }

  const settingsFile = path.join(root, ".vscode", "settings.json");
  if (existsSync(settingsFile)) {
    const globs = collections.map(({ type, glob }) => [`./schemas/${type}.json`, `content/${glob}`]);
    const listed = {
      ...z.looseObject({}).parse(JSON.parse(readFileSync(settingsFile, "utf8"))),
      "yaml.schemas": Object.fromEntries(globs),
    };
    writeFileSync(settingsFile, `${JSON.stringify(listed, null, 2)}\n`);
  }

  // Not in a repository around this folder, and not where a developer has chosen other hooks.
  if (existsSync(path.join(root, ".git")) && git("config", "--local", "core.hooksPath") !== 0)
    git("config", "core.hooksPath", ".github/hooks");
});
