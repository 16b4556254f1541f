import { mkdtempSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { webManifest } from "./web-manifest";
import { writeManifest } from "./write-manifest";

const folder = mkdtempSync(path.join(os.tmpdir(), "post-build-"));
mkdirSync(path.join(folder, "public"));

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Runs the hook against this answer of the data layer. */
const run = async (answer: unknown) => {
  const panicOnBuild = jest.fn();
  const hook = {
    graphql: () => Promise.resolve(answer),
    reporter: { panicOnBuild },
    store: { getState: () => ({ program: { directory: folder } }) },
  } as unknown as BuildArgs;
  await writeManifest(hook);
  return panicOnBuild;
};

test("writes the manifest with what the content says", async () => {
  const studio = { name: "Böhm & Söhne", tagline: "Makers of “quotes”" };
  const panicOnBuild = await run({ data: { studio } });
  expect(panicOnBuild).not.toHaveBeenCalled();
  const written: unknown = JSON.parse(readFileSync(path.join(folder, "public", "site.webmanifest"), "utf8"));
  expect(written).toEqual(webManifest(studio));
});

test.each([{ errors: [{ message: "no such field" }] }, { data: { studio: null } }])(
  "stops the build where the facts are missing: %j",
  async (answer) => {
    expect(await run(answer)).toHaveBeenCalledTimes(1);
  },
);
