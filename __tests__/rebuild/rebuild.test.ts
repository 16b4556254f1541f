// What is published is what was committed, whichever cache Netlify restores: no cache, that of this commit, of another.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { root } from "../../scripts/run-main";
import { isHashed } from "../../src/lib/cache-control";
import { temporaryFolder } from "../testing/temporary-folder";

/** A copy of the project in which commits are simulated. */
const clone = temporaryFolder();
const at = (file: string): string => path.join(clone, file);

const readClone = (file: string): string => readFileSync(at(file), "utf8");

const notCopied = /^(?:node_modules|public|art|outbox|reports|schemas|api.generated|\.(?!env|npmrc).*)$/u;

const copyProject = async (): Promise<void> => {
  cpSync(root, clone, { recursive: true, filter: (source) => !notCopied.test(path.relative(root, source)) });
  symlinkSync(path.join(root, "node_modules"), at("node_modules"), "junction");
  // Flat pictures take no time to encode.
  for (const name of readdirSync(at("content"), { recursive: true, encoding: "utf8" })) {
    if (!/\.(?:png|jpg)$/u.test(name)) continue;
    const file = path.join(at("content"), name);
    const { width, height } = (await sharp(file).metadata()).autoOrient;
    await sharp({ create: { width, height, channels: 3, background: "gray" } }).toFile(file);
  }
};

/** Builds as Netlify does: a fresh clone, into which Gatsby's adapter restores the cache of the last build. */
const build = (): void => {
  for (const folder of [".cache", "public", "api/generated"]) rmSync(at(folder), { recursive: true, force: true });
  const { status, stdout, stderr } = spawnSync("npm", ["run", "build"], {
    cwd: clone,
    encoding: "utf8",
    shell: true,
    // With NETLIFY_LOCAL the adapter's cache is in the project. Jest has set NODE_ENV.
    env: { ...process.env, NODE_ENV: "", NETLIFY: "true", NETLIFY_LOCAL: "true", CONTACT_ENV: "development" },
  });
  if (status !== 0) throw new Error(`The build failed.\n${stdout.slice(-4000)}\n${stderr.slice(-4000)}`);
};

/** Each file of the built site with a hash of what is in it. */
const published = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(at("public"), { recursive: true, encoding: "utf8" })
      .filter((name) => statSync(path.join(at("public"), name)).isFile())
      .map((name) => {
        const content = readFileSync(path.join(at("public"), name));
        return [name, createHash("sha256").update(content).digest("hex")] as const;
      }),
  );

let first: ReturnType<typeof published>;

beforeAll(async () => {
  await copyProject();
  build();
  first = published();
}, 600_000);

test("with the cache of the same commit every file is the same", () => {
  build();
  expect(published()).toEqual(first);
}, 600_000);

test("a change of styles and of a hook's module is published, and taken back", () => {
  const [styles, hookModule] = ["src/styles/base.css", "src/gatsby/data-layer/page-index.ts"];
  const [stylesBefore, hookModuleBefore] = [readClone(styles), readClone(hookModule)];
  writeFileSync(at(styles), `${stylesBefore}\n@layer base { body { outline-offset: 7px } }\n`);
  writeFileSync(at(hookModule), hookModuleBefore.replace("...node.head,", '...node.head, title: "A new title",'));
  build();
  for (const page of ["index", "404"]) expect(readClone(`public/${page}.html`)).toContain("outline-offset:7px");
  expect(readClone("public/sitemap/index.html")).toContain("A new title");

  writeFileSync(at(styles), stylesBefore);
  writeFileSync(at(hookModule), hookModuleBefore);
  build();
  // Older scripts and styles stay for pages that visitors have open. `_headers` names them.
  const isLeftOver = (name: string): boolean => !(name in first) && isHashed(`/${name}`);
  const files = Object.entries(published()).filter(([name]) => name !== "_headers" && !isLeftOver(name));
  expect(Object.fromEntries(files)).toEqual({ ...first, _headers: undefined });
}, 600_000);
