import { readdirSync } from "node:fs";
import path from "node:path";
import { groups } from "./entries";

const source = path.resolve(__dirname, "..", "..");

const siteFolders = (folder: string): readonly string[] =>
  readdirSync(path.join(source, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`);

test("every component and every section is shown, once", () => {
  const folders = [...siteFolders("components"), ...siteFolders("sections")];
  expect(folders.length).toBeGreaterThan(40);
  expect(
    groups
      .flatMap(({ entries }) => entries)
      .map(({ folder }) => folder)
      .sort(),
  ).toEqual(folders.sort());
});
