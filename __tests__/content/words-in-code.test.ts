import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { root } from "../../scripts/run-command";
import { unknownWords, wordsOfText } from "../../src/content-lint/proofreading/spelling";
import { studio } from "../../src/content-schema/collections/studio";

/** Visitor text and facts of the studio are in content; labels in files *-strings.ts. */

const sources = readdirSync(path.join(root, "src"), { recursive: true, encoding: "utf8" });

const textsIn = (value: unknown): readonly string[] =>
  typeof value === "string" ? [value] : Object.values(value ?? {}).flatMap(textsIn);

test("no source contains a fact of the studio", () => {
  const facts = studio.parse(parse(readFileSync(path.join(root, "content", "studio.yaml"), "utf8")));
  const values = [
    facts.name,
    facts.legalName,
    facts.siteUrl,
    facts.phone.display,
    facts.phone.dial,
    facts.address.street,
    facts.replyPromise,
    ...Object.values(facts.emails),
    facts.security.email,
    ...Object.values(facts.socials),
    // A name such as "Page" is in code by chance.
  ].filter((value) => /[^a-z]/iu.test(value));
  const found = sources
    .filter((name) => /\.(?:tsx?|css)$/u.test(name) && !/\.test\.tsx?$|\/testing\/|^styleguide\//u.test(name))
    .flatMap((name) => {
      const text = readFileSync(path.join(root, "src", name), "utf8");
      return values.filter((value) => text.includes(value)).map((value) => `${name}: ${value}`);
    });
  expect(found).toEqual([]);
});

test("labels are spelled as the content is", async () => {
  const labels = sources
    .filter((name) => name.endsWith("-strings.ts"))
    .map((name) => jest.requireActual<object>(path.join(root, "src", name)));
  const words = wordsOfText(labels.flatMap(textsIn).join("\n"));
  expect(words.length).toBeGreaterThan(100);
  expect(await unknownWords(root, words)).toEqual([]);
});

const refused = [
  "export const a = <p>Hello</p>;",
  'export const b = <p>{"Hello there"}</p>;',
  'export const c = (open: boolean) => <p>{open ? "Close" : "Open"}</p>;',
  "export const d = (n: number) => <p>{`Page ${n} of`}</p>;",
  'export const e = (late: boolean) => <p>{late && "Late"}</p>;',
  'export const f = <nav aria-label="Pages" />;',
  'export const g = (small: boolean) => <img alt={small ? "A dog" : ""} />;',
  'export const h = "We answer soon.";',
  'export const i = { title: "Close" };',
];

const allowed = [
  "export const j = (words: { heading: string }) => <p>{words.heading}</p>;",
  "export const k = (date: string) => <p>· {date} –</p>;",
  'export const l = <p className="lead Lead muted" />;',
  'export const m = "M2 20 22 18.33V20ZM4 15V10.5L20 9.17";',
  'export const n = () => { throw new Error("There is no such page."); };',
];

test("the lint rule finds visitor text in components, and only that", () => {
  const script = `
    import { Linter } from "eslint";
    import tseslint from "typescript-eslint";
    import config from "./eslint.config.mjs";
    const { rules } = config.find(({ rules }) => rules?.["no-restricted-syntax"] !== undefined);
    const languageOptions = { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } };
    const files = ["**/*.tsx"];
    const found = new Linter().verify(process.argv[1], { files, languageOptions, rules }, "sample.tsx");
    console.log(JSON.stringify(found.map(({ line }) => line)));
  `;
  const code = [...refused, ...allowed].join("\n");
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "--eval", script, code], {
    cwd: root,
    encoding: "utf8",
  });
  const lines = JSON.parse(stdout) as readonly number[];
  expect([...new Set(lines)]).toEqual(refused.map((_, index) => index + 1));
}, 30_000);
