// Every component has its example on the style guide.
import { readdirSync } from "node:fs";
import path from "node:path";
import { components } from "./components";

test("every folder of src/components has an example", () => {
  expect(Object.keys(components)).toEqual(readdirSync(path.resolve(__dirname, "..", "components")).sort());
});
