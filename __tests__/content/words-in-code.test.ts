import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { studio } from "../../src/content-schema/collections/studio";
import { shownTexts, sourcesIn } from "./words-in-code";

/** Everything that an editor may want to change is content: no sentence and no fact of the studio stands in code. */

const root = path.resolve(__dirname, "..", "..");
const read = (file: string): string => readFileSync(path.join(root, file), "utf8");

/**
 * Where visitors' words could stand. Left out: src/styleguide is a page for developers, linked nowhere and not in
 * search; src/gatsby and src/content-lint speak to those who build the site.
 */
const folders = ["components", "sections", "layout", "pages", "templates", "fragments", "hooks", "contact"];

/** Words that stay in code, each with the reason. */
const allowed: readonly { readonly file: string; readonly text: RegExp; readonly because: string }[] = [
  {
    file: "src/pages/styleguide.tsx",
    text: /^(?:Style page|Tokens, components and sections of this site\.)$/u,
    because: "The style page is for developers.",
  },
  {
    file: "src/contact/messages.ts",
    text: /^(?:Email|Message) (?:is|must|can) |^An error has occurred please try again\.$/u,
    because: "The specification gives these words; browser and function share them with the rules that they tell.",
  },
];

const sources = folders.flatMap((folder) => sourcesIn(root, `src/${folder}`)).filter((file) => /\.tsx?$/u.test(file));
const texts = sources.flatMap((file) => shownTexts(file, read(file)));
const reasonFor = ({ file, text }: { readonly file: string; readonly text: string }) =>
  allowed.find((exception) => exception.file === file && exception.text.test(text));

test("no component holds words for visitors", () => {
  expect(sources.length).toBeGreaterThan(100);
  expect(texts.filter((text) => reasonFor(text) === undefined)).toEqual([]);
});

test("each exception is still needed", () => {
  const needed = new Set(texts.map(reasonFor));
  expect(allowed.filter((exception) => !needed.has(exception))).toEqual([]);
});

test("no source holds a fact of the studio", () => {
  const facts = studio.parse(parse(read("content/studio.yaml")));
  const values = [
    facts.name,
    facts.legalName,
    facts.tagline,
    facts.siteUrl,
    facts.phone.display,
    facts.phone.dial,
    facts.address.street,
    facts.address.zip,
    facts.replyPromise,
    ...Object.values(facts.emails),
    facts.security.email,
    ...Object.values(facts.socials),
  ];
  const found = sourcesIn(root, "src").flatMap((file) => {
    const text = read(file);
    return values.filter((value) => text.includes(value)).map((value) => `${file}: ${value}`);
  });
  expect(found).toEqual([]);
});

describe("the search itself", () => {
  const find = (source: string): readonly string[] => shownTexts("sample.tsx", source).map(({ text }) => text);

  test.each([
    ["words between tags", "<p>Hello</p>", ["Hello"]],
    ["words in braces", '<p>{"Hello there"}</p>', ["Hello there"]],
    ["both ways of a choice", '<p>{open ? "Close" : "Open"}</p>', ["Close", "Open"]],
    ["words around a value", "<p>{`Page ${String(n)} of`}</p>", ["Page", "of"]],
    ["what is said when something is there", '<p>{late && "Late"}</p>', ["Late"]],
    ["a spoken name", '<nav aria-label="Pages" />', ["Pages"]],
    ["a spoken name in braces", "<img alt={small ? 'A dog' : ''} />", ["A dog"]],
    ["a sentence beside the tags", 'const note = "We answer soon.";', ["We answer soon."]],
    ["a spoken property", 'const made = { title: "Close" };', ["Close"]],
  ])("finds %s", (_, source, found) => {
    expect(find(source)).toEqual(found);
  });

  test.each([
    ["values", "<p>{words.heading}</p>"],
    ["signs", "<p>· {date} –</p>"],
    ["classes", '<p className="lead Lead muted" />'],
    ["what is compared with", '<p>{kind === "Large one" ? words.large : words.small}</p>'],
    ["the strokes of a drawing", 'const path = "M2 20 22 18.33V20ZM4 15V10.5L20 9.17";'],
    ["what is thrown", 'throw new Error("There is no such page.");'],
    ["comments", "// We answer soon.\nconst a = 1;"],
  ])("passes over %s", (_, source) => {
    expect(find(source)).toEqual([]);
  });
});
