import { readdirSync } from "node:fs";
import path from "node:path";
import { components } from "./components";

test("every component is shown, once", () => {
  const folder = path.resolve(__dirname, "..", "..", "components");
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(components.map((entry) => entry.folder).sort()).toEqual(
    folders.map(({ name }) => `components/${name}`).sort(),
  );
});
