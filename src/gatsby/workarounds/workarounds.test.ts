// Each workaround names its package and the version that it was checked with.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

// When a package changes: see whether the problem still exists, then remove the workaround or update its header.

const files = readdirSync(__dirname, { recursive: true, encoding: "utf8" }).filter(
  (name) => /\.[jt]sx?$/u.test(name) && !name.includes(".test."),
);

const installedVersion = (name: string): string =>
  (JSON.parse(readFileSync(require.resolve(`${name}/package.json`), "utf8")) as { version: string }).version;

test("the README lists each", () => {
  const readme = readFileSync(path.join(__dirname, "README.md"), "utf8");
  const listed = Array.from(readme.matchAll(/^- `([\w-]+\.tsx?)` \(/gmu), ([, file]) => file);
  expect(listed).toEqual([...files].sort());
});

test.each(files)("%s was checked with the installed version", (file) => {
  const header = readFileSync(path.join(__dirname, file), "utf8");
  expect(header).toMatch(/^ \* Problem: /mu);
  const packages = [...header.matchAll(/^ \* Package: (?<name>\S+) (?<version>[\d.]+)$/gmu)];
  expect(packages).not.toEqual([]);
  for (const { groups } of packages) {
    const { name = "", version = "" } = groups ?? {};
    expect(`${file}: ${name} ${installedVersion(name)}`).toContain(`${file}: ${name} ${version}.`);
  }
});
