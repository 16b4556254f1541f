// A build publishes what is in the project, and nothing of the build before it.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  appendFileSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { root } from "../../scripts/project-root";
import { temporaryFolder } from "../testing/clean-up";

/** A copy of the project. */
const clone = temporaryFolder();
const at = (file: string): string => path.join(clone, file);
const readClone = (file: string): string => readFileSync(at(file), "utf8");

const notCopied = /^(?:node_modules|public|art|outbox|reports|schemas|api.generated|\.(?!env|npmrc).*)$/u;

/** Builds as Netlify does, for its files, too. */
const build = (environment = {}): void => {
  const { status, stdout, stderr } = spawnSync("npm", ["run", "build"], {
    cwd: clone,
    encoding: "utf8",
    shell: true,
    // Jest has set NODE_ENV.
    env: { ...process.env, NODE_ENV: "", NETLIFY_LOCAL: "true", CONTACT_ENV: "development", ...environment },
  });
  if (status !== 0) throw new Error(`The build failed.\n${stdout.slice(-4000)}\n${stderr.slice(-4000)}`);
};

/** Gatsby names a picture's folder after this digest of its file. */
const digest = (file: string): string => createHash("md5").update(readFileSync(file)).digest("hex");

/** Each file of the built site with a digest of what is in it. */
const published = (): Readonly<Record<string, string>> => {
  const names = readdirSync(at("public"), { recursive: true, encoding: "utf8" });
  const files = names.filter((name) => statSync(path.join(at("public"), name)).isFile());
  return Object.fromEntries(files.map((name) => [name, digest(path.join(at("public"), name))]));
};

const hasPicture = (file: string): boolean => Object.keys(published()).some((name) => name.includes(digest(at(file))));

const pages = (): readonly string[] =>
  Object.keys(published()).filter((name) => name.endsWith(".html") && !name.startsWith("prototypes/"));

let first: ReturnType<typeof published>;
let study = "";

beforeAll(() => {
  cpSync(root, clone, { recursive: true, filter: (source) => !notCopied.test(path.relative(root, source)) });
  symlinkSync(path.join(root, "node_modules"), at("node_modules"), "junction");
  [study = ""] = readdirSync(at("content/case-studies"));
  appendFileSync(at("content/navigation.yaml"), `redirects:\n  - from: /project-old/\n    to: /${study}/\n`);
  build();
  first = published();
}, 600_000);

test("the former addresses of a study lead on", () => {
  for (const step of ["", "define/", "ideate/", "prototype/", "test/"]) {
    const [from, to] = [`/project-old/${step}`, `/${study}/${step}`];
    expect(JSON.parse(readClone("public/redirects.json"))).toHaveProperty([from], to);
    expect(readClone("public/_redirects")).toContain(`\n${from}  ${to}  301\n`);
  }
});

describe("a preview after changes", () => {
  const originals = new Map<string, Buffer>();
  let picture = "";

  beforeAll(async () => {
    const pictures = readdirSync(at("content"), { recursive: true, encoding: "utf8" }).map((name) => `content/${name}`);
    picture = pictures.find((name) => name.endsWith(".png") && hasPicture(name)) ?? "";
    const [styles, hook] = ["src/styles/base.css", "src/gatsby/lifecycle/create-resolvers.ts"];
    for (const file of [picture, styles, hook]) originals.set(file, readFileSync(at(file)));
    const { width, height } = await sharp(at(picture)).metadata();
    await sharp({ create: { width, height, channels: 3, background: "gray" } }).toFile(at(picture));
    appendFileSync(at(styles), "@layer base { body { outline-offset: 7px } }\n");
    const size = "sharp(absolutePath).metadata()";
    expect(readClone(hook)).toContain(size);
    writeFileSync(at(hook), readClone(hook).replace(size, "({ width: 4321, height: 1234 })"));
    build({ CONTEXT: "deploy-preview", REPOSITORY_URL: "https://github.com/studio/website", HEAD: "new-words" });
  }, 600_000);

  test("each content page names its files", () => {
    for (const page of pages().filter((name) => name !== "styleguide/index.html")) {
      const html = readClone(`public/${page}`);
      const links = html.matchAll(/href="https:\/\/github\.com\/studio\/website\/edit\/new-words\/(?<file>[^"]+)"/gu);
      const named = [...links].map(([, file = ""]) => file);
      expect(named.filter((file) => !existsSync(at(file)))).toEqual([]);
      expect(named).toContain("content/navigation.yaml");
    }
  });

  test("styles, a picture and a hook's module are published as they are now", () => {
    for (const page of ["index", "404"]) expect(readClone(`public/${page}.html`)).toContain("outline-offset:7px");
    expect(hasPicture(picture)).toBe(true);
    expect(pages().filter((name) => readClone(`public/${name}`).includes('width="4321" height="1234"'))).not.toEqual(
      [],
    );
  });

  test("when all is taken back, every file is that of the first build", () => {
    for (const [file, bytes] of originals) writeFileSync(at(file), bytes);
    build();
    expect(published()).toEqual(first);
  }, 600_000);
});
