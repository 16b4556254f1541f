import path from "node:path";
import { readContent, type FieldPath } from "../../src/content-lint/content-file";
import { formatFieldPath } from "../../src/content-lint/content-fields";
import { oldSources, reminders } from "../../src/content-lint/date-rules";
import { formatDiagnostic } from "../../src/content-lint/diagnostic";
import { lintContent } from "../../src/content-lint/lint-content";
import { typographicQuotes } from "../../src/content-lint/text-rules";
import { pictureOf, ruleFileField, useContentCopy } from "./content-copy";

/** Every rule of the content lint: which rule is broken, in which file and field, and nothing else. */

const content = useContentCopy();

const pricing = "pages/pricing/pricing.yaml";
const home = "pages/home/home.yaml";
const statement = "pages/accessibility-statement/accessibility-statement.yaml";
const privacy = "pages/privacy-policy/privacy-policy.yaml";
const report = "pages/accessibility-conformance-report/criteria.yaml";
const study = content.fileOf("CaseStudy");
const studyFolder = path.posix.dirname(study);
const studyKey = path.posix.basename(studyFolder);
const service = content.fileOf("Service");
const personKey = path.basename(content.fileOf("TeamMember"), ".yaml");
const picture = pictureOf(1600, 1200);

beforeEach(async () => {
  content.write(`${studyFolder}/test.png`, await picture);
  content.set(study, ["card"], { image: "./test.png", alt: "A photographer shows her card to a dog" });
});

test("the site's own content is in order", async () => {
  expect((await lintContent(path.resolve(__dirname, "..", ".."))).map(formatDiagnostic)).toEqual([]);
});

test.each<[rule: string, file: string, field: FieldPath, value: unknown, fix?: RegExp]>([
  ["missing-field", pricing, ["head", "description"], undefined],
  ["missing-field", "naics.yaml", ["codes", 0, "title"], undefined],
  ["unknown-field", "studio.yaml", ["legalname"], "X", /"legalName"/u],
  ["unknown-field", pricing, ["pageHeader", "music"], "X", /heading, lead/u],
  ["wrong-type", "studio.yaml", ["address", "zip"], 30_303, /^Put it in quotes/u],
  ["wrong-type", "studio.yaml", ["sample"], "yes", /^Write true or false/u],
  ["wrong-type", pricing, ["rate", "perHour"], "$40,000", /^Write 40000$/u],
  ["wrong-type", pricing, ["rate", "perHour"], "plenty", /number/u],
  ["wrong-type", pricing, ["pageHeader"], "heading:Text", /heading: Text$/u],
  ["wrong-type", pricing, ["pageHeader", "lead"], null, /^Write a text/u],
  ["wrong-type", pricing, ["pageHeader"], null, /heading, lead\.$/u],
  ["wrong-type", pricing, ["options", 0, "team"], "Somebody", /a dash/u],
  ["wrong-type", pricing, ["pageHeader", "lead"], { "What it costs": null }, /quotes: "What it costs: /u],
  ["empty-text", pricing, ["pageHeader", "lead"], "", /^Write the text\.$/u],
  ["empty-text", pricing, ["options", 0, "shortLabel"], "", /may be left out\.$/u],
  ["length", pricing, ["question", "title"], "x ".repeat(31).trim()],
  ["length", pricing, ["head", "description"], "Short."],
  ["length", study, ["facts"], []],
  ["number-range", pricing, ["rate", "perHour"], 0],
  ["choice", study, ["theme"], "pink", /civic, clinical, violet/u],
  ["format", privacy, ["updated"], "November 20, 2026", /^Write "2026-11-20"$/u],
  ["format", pricing, ["link", "to"], "start-your-project", /^Write \/start-your-project\/$/u],
  ["stray-markup", home, ["hero", "lead"], "We **build."],
  ["stray-markup", home, ["hero", "lead"], "We [build] (/services/)."],
  ["stray-markup", home, ["hero", "heading"], "We **build**", /leave the signs out/u],
  ["format", pricing, ["link", "to"], "https://www.example test.example", /^Write it that way/u],
  ["format", "studio.yaml", ["emails", "general"], "mailto:a@b.example?subject=Hello there", /^Write a@b\.example$/u],
  ["stray-markup", home, ["hero", "lead"], "We [build](https://b.example/our work).", /%20/u],
  ["format", "studio.yaml", ["socials", "facebook"], "www.facebook.com/somebody"],
  ["format", privacy, ["sections", 0, "anchor"], "main"],
  ["missing-image", study, ["card", "image"], "./tset.png", /\.\/test\.png$/u],
  ["format", study, ["card", "image"], "Test.JPEG", /^Write \.\/test\.jpg, and give the file this name/u],
  ["format", study, ["card", "image"], "./test,v2(1).png", /^Write \.\/test-v2-1\.png, and give the file this name/u],
  ["format", study, ["card", "image"], "./te\u0301st.png", /^Write \.\/test\.png, and give the file this name/u],
  ["image-widths", study, ["card", "widths"], [800, 3000]],
  ["placeholder", home, ["hero", "lead"], "TODO: the first sentence"],
  ["placeholder", home, ["hero", "lead"], "lorem ipsum dolor sit amet"],
  // Its file is not reported as missing, too.
  ["placeholder", study, ["card", "image"], "TODO"],
  ["long-word", home, ["hero", "heading"], "Counterrevolutionaries' software"],
  ["broken-link", pricing, ["link", "to"], "/our-project/", /\/our-projects\/$/u],
  ["broken-link", pricing, ["link", "to"], "/contact-us", /\/contact-us\/$/u],
  ["broken-link", pricing, ["link", "to"], "/404.html"],
  ["broken-link", pricing, ["link", "to"], "/qqqqqqqqqqqq/", /delete the link\.$/u],
  ["broken-link", home, ["hero", "lead"], "See [our work](/our-work/)."],
  ["broken-anchor", pricing, ["link", "to"], "/services/#no-such-place", /#naics/u],
  ["unknown-placeholder", home, ["hero", "lead"], "We answer {soon}."],
  ["key-name", study, ["key"], "other", new RegExp(`key: ${studyKey},`, "u")],
  ["key-name", service, ["key"], "other"],
  ["unknown-reference", "capability.yaml", ["contact"], "nobody", new RegExp(personKey, "u")],
  ["alt-text", study, ["card", "alt"], "An image of two dogs"],
  ["alt-text", study, ["card", "alt"], "home-final.png"],
  ["alt-text", study, ["card", "alt"], "IMG_2041"],
  ["alt-text", study, ["card", "alt"], "Logo"],
  ["alt-text", study, ["card", "alt"], "Screenshot."],
  ["vague-link", home, ["services", "links", 0, "label"], "Read more…"],
  ["vague-link", home, ["services", "lead"], "We do a lot: [click here](/services/)."],
  ["page-name", "navigation.yaml", ["footer", "siteLinks", 0, "label"], "Some Other Name"],
  ["sitemap-link", "navigation.yaml", ["footer", "siteLinks"], [{ label: "what we keep", to: "/privacy-policy/" }]],
  ["criteria", report, ["levelA", 0, "number"], "1.1.2"],
  ["criteria", report, ["section508", 16], undefined],
  ["format", report, ["levelA", 0], { number: "1.1.1", name: "Name", conformance: "supports", remark: "Yes." }],
  ["choice", report, ["section508", 1, "checks", 0], "gone", /textReview/u],
  ["unknown-test", report, ["levelAAA", 0, "tests", 0], "__tests__/build/gone.test.ts"],
])("%s: %s %j = %j", async (...[rule, file, field, value, fix]) => {
  content.set(file, field, value);
  const errors = await content.lint();
  // Some rules report the group around a field.
  const found = errors.find((error) => error.rule === rule && formatFieldPath(field).startsWith(error.field));
  expect(found).toMatchObject({ file: `content/${file}`, line: expect.any(Number) as number });
  if (fix !== undefined) expect(found?.fix).toMatch(fix);
  expect(errors).toHaveLength(1);
});

test.each(["My Picture.PNG", "my,picture(#%?).png", "my-p\u00EDcture.png", "my-pi\u0301cture.png"])(
  "a field may have the name that a picture %j is to get",
  async (name) => {
    content.write(`${studyFolder}/${name}`, await picture);
    content.set(study, ["card", "image"], "./my-picture.png");
    const fix = `Give the file ./${name} this name.`;
    expect(await content.lint()).toEqual([expect.objectContaining({ rule: "missing-image", fix })]);
  },
);

test("all errors are reported at once, by file and line; what is missing, at the group around it", async () => {
  content.set("studio.yaml", ["address", "zip"], 30_303);
  content.set(study, ["theme"], "pink");
  content.set(study, ["hero", "alt"], undefined);
  expect((await content.lint()).map(({ file, line, column, field }) => [file, line, column, field])).toEqual([
    [`content/${study}`, content.lineOf(study, /^hero:/u), 1, "hero › alt"],
    [`content/${study}`, content.lineOf(study, /^theme: pink/u), 1, "theme"],
    ["content/studio.yaml", content.lineOf("studio.yaml", /zip:/u), 3, "address › zip"],
  ]);
});

/** Dates are in quotes. */
const setDay = (file: string, field: string, day: string): void => {
  content.write(file, content.read(file).replace(new RegExp(`(?<=^ *${field}: ).*$`, "mu"), `"${day}"`));
};

test("a review in the future, and a next one before it, are errors", async () => {
  setDay(statement, "updated", "2026-06-01");
  setDay(statement, "nextReview", "2026-05-01");
  for (const record of ["last-audit", "last-speech"]) setDay(`audit/${record}.yaml`, "date", "2026-01-01");
  const errors = (await content.lint("2026-03-01")).filter(({ file }) => file === `content/${statement}`);
  expect(errors.map(ruleFileField).sort()).toEqual([
    `future-date ${statement} updated`,
    `review-order ${statement} nextReview`,
  ]);
});

test("a review that is older than a record which its page cites", async () => {
  setDay("audit/last-audit.yaml", "date", "2026-02-02");
  setDay(statement, "updated", "2026-02-01");
  const rules = (await content.lint("2026-03-01")).map(ruleFileField);
  expect(rules).toContain(`review-before-record ${statement} updated`);
  setDay(statement, "updated", "2026-02-02");
  setDay("audit/last-speech.yaml", "date", "2026-02-02");
  const after = (await content.lint("2026-03-01")).map(ruleFileField);
  expect(after).not.toContain(`review-before-record ${statement} updated`);
});

test.each<[rule: string, file: string, field: FieldPath, date: string, from: string]>([
  ["review-due", statement, ["nextReview"], "2090-07-01", "2090-07-01"],
  ["review-age", privacy, ["updated"], "2026-01-01", "2027-01-02"],
  ["record-age", "audit/last-audit.yaml", ["date"], "2026-01-01", "2027-01-02"],
  ["expiry", "studio.yaml", ["security", "expires"], "2027-06-30", "2027-05-31"],
])("%s is reminded of in time, and never stops a build", async (rule, file, field, date, from) => {
  setDay(file, String(field.at(-1)), date);
  const due = (today: string) => reminders(readContent(content.root).files, today).map(ruleFileField);
  const reminder = `${rule} ${file} ${formatFieldPath(field)}`;
  expect(due(new Date(Date.parse(from) - 86_400_000).toISOString().slice(0, 10))).not.toContain(reminder);
  expect(due(from)).toContain(reminder);
  expect(await content.lint("2030-01-01")).toEqual([]);
});

test("typographic quotes around a whole text are a hint", () => {
  const isReported = (text: string): boolean => {
    content.set(home, ["hero", "heading"], text);
    const hints = typographicQuotes(readContent(content.root).files).map(ruleFileField);
    return hints.includes(`typographic-quotes ${home} hero › heading`);
  };
  expect(["“We build”", " „We build“", "‘We build’"].filter(isReported)).toHaveLength(3);
  expect(["“We” build “here”", "We “build”", "’Twas “ours”"].filter(isReported)).toEqual([]);
});

test("an old source is a hint", () => {
  const { files } = readContent(content.root);
  expect(oldSources(files, "1990-01-01")).toEqual([]);
  expect(oldSources(files, "2090-01-01").map(({ rule }) => rule)).toContain("old-source");
});

test("a file that is saved again is checked again, and one that is corrected has no errors", async () => {
  const right = content.read(pricing);
  content.set(pricing, ["pageHeader", "heading"], undefined);
  expect(await content.lint()).toHaveLength(1);
  expect(await content.lint()).toHaveLength(1);
  content.write(pricing, right);
  expect(await content.lint()).toEqual([]);
});
