import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const root = path.resolve(__dirname, "..");

const readJson = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), "utf8"));

const { scripts, allowScripts } = z
  .object({ scripts: z.record(z.string(), z.string()), allowScripts: z.record(z.string(), z.boolean()) })
  .parse(readJson("package.json"));

/** Where npm scripts are named: for people, for continuous integration, and in each other. */
const files = [
  "README.md",
  "CONTRIBUTING.md",
  "CONTENT.md",
  "SECURITY.md",
  "package.json",
  ...["docs", ".github"].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(?:md|yml|conf)$/u.test(name))
      .map((name) => path.join(folder, name)),
  ),
];

test.each(files)("the npm scripts that %s names exist", (file) => {
  const text = readFileSync(path.join(root, file), "utf8");
  // `npm run NAME -w WORKSPACE` runs a script of another package.
  const names = [...text.matchAll(/npm run (?:--silent )?(?<name>[a-z][a-z0-9:-]*)(?![a-z0-9:-]| -w )/gu)].map(
    ({ groups }) => groups?.["name"] ?? "",
  );
  expect(names.filter((name) => !(name in scripts))).toEqual([]);
});

test("each package with an install script is allowed to run it, or is not", () => {
  const { packages } = z
    .object({ packages: z.record(z.string(), z.object({ hasInstallScript: z.boolean().optional() })) })
    .parse(readJson("package-lock.json"));
  const installing = Object.keys(packages).filter((folder) => packages[folder]?.hasInstallScript === true);
  // Else npm ci prints a notice.
  expect(installing.filter((folder) => !((folder.split("node_modules/").at(-1) ?? "") in allowScripts))).toEqual([]);
});
