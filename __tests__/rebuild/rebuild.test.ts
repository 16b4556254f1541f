// What is published is what was committed, whichever cache Netlify restores: no cache, that of this commit, of another.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  appendFileSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { root } from "../../scripts/run-main";
import { readContent, type ContentFile } from "../../src/content-lint/content-file";
import { isHashed } from "../../src/lib/cache-control";
import { temporaryFolder } from "../testing/temporary-folder";

/** A copy of the project in which commits are simulated. */
let clone = temporaryFolder();
const at = (file: string): string => path.join(clone, file);

const readClone = (file: string): string => readFileSync(at(file), "utf8");

const notCopied = /^(?:node_modules|public|art|outbox|reports|schemas|api.generated|\.(?!env|npmrc).*)$/u;

const copyProject = async (): Promise<void> => {
  cpSync(root, clone, { recursive: true, filter: (source) => !notCopied.test(path.relative(root, source)) });
  symlinkSync(path.join(root, "node_modules"), at("node_modules"), "junction");
  // Pictures of one color, because they take no time to encode.
  for (const name of readdirSync(at("content"), { recursive: true, encoding: "utf8" })) {
    if (!/\.(?:png|jpg)$/u.test(name)) continue;
    const file = path.join(at("content"), name);
    const { width, height } = (await sharp(file).metadata()).autoOrient;
    await sharp({ create: { width, height, channels: 3, background: "gray" } }).toFile(file);
  }
};

const runBuild = (environment = {}): void => {
  const { status, stdout, stderr } = spawnSync("npm", ["run", "build"], {
    cwd: clone,
    encoding: "utf8",
    shell: true,
    // With NETLIFY_LOCAL the adapter's cache is in the project. Jest has set NODE_ENV.
    env: {
      ...process.env,
      NODE_ENV: "",
      NETLIFY: "true",
      NETLIFY_LOCAL: "true",
      CONTACT_ENV: "development",
      ...environment,
    },
  });
  if (status !== 0) throw new Error(`The build failed.\n${stdout.slice(-4000)}\n${stderr.slice(-4000)}`);
};

/** Builds as Netlify does: a fresh clone, into which Gatsby's adapter restores the cache of the last build. */
const build = (environment = {}): void => {
  for (const folder of [".cache", "public", "api/generated"]) rmSync(at(folder), { recursive: true, force: true });
  runBuild(environment);
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
let study = "";

beforeAll(async () => {
  await copyProject();
  [study = ""] = readdirSync(at("content/case-studies"));
  appendFileSync(at(`content/case-studies/${study}/study.yaml`), "formerly: [project-old]\n");
  build();
  first = published();
}, 600_000);

/** What differs from the first build. Older scripts and styles stay for pages that visitors have open. */
const changes = (): readonly string[] => {
  const files = published();
  const names = new Set([...Object.keys(first), ...Object.keys(files)]);
  // `_headers` names the older scripts and styles, too.
  const isLeftOver = (name: string): boolean => name === "_headers" || (!(name in first) && isHashed(`/${name}`));
  return [...names].filter((name) => files[name] !== first[name] && !isLeftOver(name));
};

/** Files of the clone as they were before a test changed them. */
const originals = new Map<string, string>();

const edit = (file: string, change: (text: string) => string): void => {
  originals.set(file, readClone(file));
  writeFileSync(at(file), change(readClone(file)));
};

test.each(["", "define/", "ideate/", "prototype/", "test/"])(
  "a study's former address leads on: /project-old/%s",
  (step) => {
    const [from, to] = [`/project-old/${step}`, `/${study}/${step}`];
    expect(JSON.parse(readClone("public/redirects.json"))).toHaveProperty([from], to);
    expect(readClone("public/nginx-rules.conf")).toContain(`location = ${from} { return 301 ${to}$is_args$args; }`);
    expect(readClone("public/_redirects")).toContain(`\n${from}  ${to}  301\n`);
  },
);

/** Sentences that a page shows as a file has them: without markup, placeholders and quotes. */
const sentencesOf = ({ data }: ContentFile): readonly string[] =>
  JSON.stringify(data).match(/(?<=")[\w ,.;:’-]{50,}(?=")/gu) ?? [];

test("each page of a preview names the content files that its words come from", () => {
  build({ CONTEXT: "deploy-preview", REPOSITORY_URL: "https://github.com/studio/website", HEAD: "new-words" });
  const { files } = readContent(clone);
  const texts = files.map(({ data }) => JSON.stringify(data));
  // How the site sounds repeats sentences of other pages.
  const ownSentences = (file: ContentFile) =>
    sentencesOf(file).filter((sentence) => texts.filter((text) => text.includes(sentence)).length === 1);
  const pages = Object.keys(published()).filter((name) => name.endsWith(".html") && !name.startsWith("prototypes/"));
  expect(pages.length).toBeGreaterThan(30);
  for (const page of pages) {
    const html = readClone(`public/${page}`);
    const links = html.matchAll(/href="https:\/\/github\.com\/studio\/website\/edit\/new-words\/(?<file>[^"]+)"/gu);
    const named = [...links].map(([, file = ""]) => file);
    const shown = files.filter((file) => ownSentences(file).some((sentence) => html.includes(sentence)));
    expect({ page, named }).toEqual({ page, named: expect.arrayContaining(shown.map(({ file }) => file)) });
    expect(named.filter((file) => !existsSync(at(file)))).toEqual([]);
    expect(named).toContain("content/navigation.yaml");
  }
}, 600_000);

// Before it a preview was built: of its lines for editors nothing is left.
test("with the cache of the same commit every file is the same", () => {
  build();
  expect(published()).toEqual(first);
}, 600_000);

test("a change of styles alone is published", () => {
  edit("src/styles/base.css", (text) => `${text}\n@layer base { body { outline-offset: 7px } }\n`);
  build();
  for (const page of ["index", "404"]) expect(readClone(`public/${page}.html`)).toContain("outline-offset:7px");
}, 600_000);

test("a change of a hook's module is published", () => {
  edit("src/gatsby/lifecycle/create-resolvers.ts", (text) =>
    text.replace("(await sharp(absolutePath).metadata()).autoOrient", "({ width: 4321, height: 1234 })"),
  );
  build();
  const pages = Object.keys(published()).filter((name) => name.endsWith(".html"));
  expect(pages.filter((name) => readClone(`public/${name}`).includes('width="4321" height="1234"'))).not.toEqual([]);
}, 600_000);

test("what was changed is taken back", () => {
  for (const [file, text] of originals) writeFileSync(at(file), text);
  build();
  expect(changes()).toEqual([]);
}, 600_000);

test("a project moved with its cache is built at its new place", () => {
  const moved = path.join(temporaryFolder(), "moved");
  renameSync(clone, moved);
  clone = moved;
  runBuild();
  expect(changes()).toEqual([]);
}, 600_000);
