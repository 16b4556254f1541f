// A picture is made once. A change of what it's made from makes it anew.
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../../../__tests__/testing/clean-up";
import { withFinishedPictures } from "./finished-pictures";

type Make = ReturnType<typeof withFinishedPictures>;

const outputDir = temporaryFolder();
const output = path.join(outputDir, "hero.avif");
const args = { isLazy: false, operations: [{ outputPath: "hero.avif", args: { width: 320 } }], pluginOptions: {} };
const job = { inputPaths: [{ contentDigest: "hero" }], outputDir, args };

const make = jest.fn<Promise<void>, Parameters<Make>>();
let build: Make;
let store: string;

beforeEach(async () => {
  make.mockImplementation(async () => writeFileSync(output, "picture"));
  store = temporaryFolder();
  build = withFinishedPictures(make, store);
  await build(job);
  make.mockClear();
  rmSync(output);
});

test("the next build takes the finished picture", async () => {
  await build(job);
  expect(make).not.toHaveBeenCalled();
  expect(readFileSync(output, "utf8")).toBe("picture");
});

test.each([
  ["the file", { inputPaths: [{ contentDigest: "other" }] }],
  ["its width", { args: { ...args, operations: [{ outputPath: "hero.avif", args: { width: 640 } }] } }],
  ["the plugin's options", { args: { ...args, pluginOptions: { defaultQuality: 60 } } }],
])("it's made anew after a change of %s", async (_, change) => {
  await build({ ...job, ...change });
  expect(make).toHaveBeenCalledTimes(1);
});

test("what a killed build wrote is no finished picture", async () => {
  const other = { ...job, inputPaths: [{ contentDigest: "other" }] };
  const killed = withFinishedPictures(async () => {
    writeFileSync(output, "pict");
    throw new Error("Killed");
  }, store);
  await expect(killed(other)).rejects.toThrow("Killed");
  await build(other);
  expect(readFileSync(output, "utf8")).toBe("picture");
});

test("in development a picture waits until a browser asks for it", async () => {
  await build({ ...job, args: { ...args, isLazy: true } });
  expect(existsSync(output)).toBe(false);
});
