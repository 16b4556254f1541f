import { readdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import type { FieldPath } from "../../src/content-lint/content-file";
import { readContent } from "../../src/content-lint/content-file";
import { oldSources, reminders } from "../../src/content-lint/date-rules";
import { formatDiagnostic, formatErrors, type Diagnostic } from "../../src/content-lint/diagnostic";
import { lintContent } from "../../src/content-lint/lint-content";
import { assertDefined } from "../../src/lib/assert-defined";
import { useContentCopy } from "./content-copy";

/** Every rule of the content lint: what it reports, where, and nothing else. */

const content = useContentCopy();

const pricing = "pages/pricing/pricing.yaml";
const services = "pages/services/services.yaml";
const home = "pages/home/home.yaml";
const statement = "pages/accessibility-statement/accessibility-statement.yaml";
const privacy = "pages/privacy-policy/privacy-policy.yaml";
const study = content.fileOf("CaseStudy");
const studyFolder = path.posix.dirname(study);
const studyKey = path.posix.basename(studyFolder);
const service = content.fileOf("Service");

/** The pictures of the site have other sizes. */
const pictureOf = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: "white" } })
    .png()
    .toBuffer();
let picture: Buffer;

beforeAll(async () => {
  picture = await pictureOf(1600, 1200);
});

beforeEach(() => {
  content.write(`${studyFolder}/test.png`, picture);
  content.set(study, ["card"], { image: "./test.png", alt: "Two dogs at a table" });
});

const report = ({ file, field, message }: Diagnostic): string =>
  `${file.replace("content/", "")} ${field}: ${message}`.replace(" : ", ": ");

test("the site's own content is in order", () => {
  expect(lintContent(path.resolve(__dirname, "..", "..")).map(formatDiagnostic)).toEqual([]);
});

const long = "x ".repeat(31).trim();

describe("one wrong value", () => {
  test.each<[file: string, field: FieldPath, value: unknown, message: string, fix: RegExp]>([
    [pricing, ["head", "description"], undefined, "This field is missing.", /^Add it\. It must be a text\.$/u],
    ["naics.yaml", ["codes", 0, "title"], undefined, "This field is missing.", /^Add it/u],
    ["studio.yaml", ["legalname"], "X", 'There is no field "legalname" here.', /^Did you mean "legalName"\?/u],
    [
      pricing,
      ["pageHeader", "music"],
      "X",
      'There is no field "music" here.',
      /^Delete the line, or check the spelling/u,
    ],
    ["studio.yaml", ["address", "zip"], 30_303, "This is a number, but it must be a text.", /go in quotes\.$/u],
    [pricing, ["options", 0, "from"], "plenty", "This is a text, but it must be a number.", /^Write a number\.$/u],
    [
      pricing,
      ["options", 0, "team"],
      "a designer",
      "This is a text, but it must be a list (lines that begin with a dash).",
      /^Write a list/u,
    ],
    [pricing, ["pageHeader", "lead"], null, "This is nothing, but it must be a text.", /^Write a text\./u],
    [pricing, ["pageHeader", "lead"], "", "This text is empty.", /^Write the text\./u],
    [pricing, ["question", "label"], long, "This has 61 characters; it may have at most 60 characters.", /^Shorten/u],
    [study, ["facts"], [], "This has 0 entries; it may have at least 3 entries.", /^Add what is missing\.$/u],
    [pricing, ["options", 0, "from"], 3, "This is 3; it must be at least 1000.", /at least 1000\.$/u],
    [study, ["theme"], "pink", '"pink" is not one of the choices.', /^Write one of: civic, clinical, violet\.$/u],
    ["studio.yaml", ["address", "zip"], "3030", "This text must be five digits in quotes.", /^Write it that way/u],
    [
      "studio.yaml",
      ["socials", "facebook"],
      "www.facebook.com/somebody",
      "This text must be a page of this site such as /pricing/, or begin with https://, mailto: or tel:.",
      /^Write it that way/u,
    ],
    [
      privacy,
      ["sections", 0, "anchor"],
      "main",
      "This text may hold only lower-case letters, digits and hyphens, and may not be main, page-scripts, structured-data or begin with ui-, gatsby-: the site's own parts have these names.",
      /^Write it that way/u,
    ],
    [study, ["hero", "alt"], undefined, "This field is missing.", /^Add it/u],
    [study, ["card", "image"], "./gone.png", "There is no picture at ./gone.png.", /one that exists: .*\.\/test\.png/u],
    [
      study,
      ["card", "widths"],
      [800, 3000],
      "A width of 3000 is asked for, but ./test.png is only 1600 pixels wide.",
      /^Leave/u,
    ],
    [home, ["hero", "lead"], "TODO: the first sentence", "This text is still a placeholder.", /^Write the real text/u],
    [home, ["hero", "lead"], "lorem ipsum dolor sit amet", "This text is still a placeholder.", /^Write/u],
    [
      home,
      ["hero", "heading"],
      "Counterrevolutionaries' software",
      `The word "Counterrevolutionaries'" has 23 letters; a phone's line holds 22.`,
      /^Use a shorter word/u,
    ],
    [
      pricing,
      ["link", "to"],
      "/no-such-page/",
      "There is no page at /no-such-page/.",
      /^The pages are: \/, .*\/services\//u,
    ],
    [pricing, ["link", "to"], "/contact-us", "There is no page at /contact-us.", /at the end: \/contact-us\/$/u],
    [pricing, ["link", "to"], "/404.html", "There is no page at /404.html.", /^The pages are: /u],
    [
      pricing,
      ["link", "to"],
      "/services/#no-such-place",
      "The page /services/ has no place named #no-such-place.",
      /^It has: .*#naics/u,
    ],
    [home, ["hero", "lead"], "See [our work](/our-work/).", "There is no page at /our-work/.", /^The pages are: /u],
    [
      home,
      ["hero", "lead"],
      "We answer {soon}.",
      "The site does not fill in {soon} here.",
      /^Leave the braces away\.$/u,
    ],
    [
      "contact-form.yaml",
      ["charactersLeft"],
      "{count} of {all}",
      "The site does not fill in {all} here.",
      /^It fills in: \{count\}\.$/u,
    ],
    [
      home,
      ["projects", "link", "label"],
      "Read on",
      'The link text "Read on" leads to /services/ elsewhere on this page.',
      /different words\.$/u,
    ],
    [study, ["key"], "other", 'The key "other" is not the name of the folder.', new RegExp(`key: ${studyKey},`, "u")],
    [service, ["key"], "other", 'The key "other" is not the name of the file.', /or rename it\.$/u],
    ["capability.yaml", ["contact"], "nobody", "There is no content/team/nobody.yaml.", /^Write one of: /u],
  ])("%s %j = %j", (file, field, value, message, fix) => {
    if (value === "Read on") content.set(home, ["services", "link"], { label: "Read on", to: "/services/" });
    content.set(file, field, value);
    const words = field.map((part) => (typeof part === "number" ? part + 1 : part)).join(" › ");
    expect(content.lint()).toEqual([
      {
        file: `content/${file}`,
        line: expect.any(Number) as number,
        column: expect.any(Number) as number,
        field: words,
        message,
        fix: expect.stringMatching(fix) as string,
      },
    ]);
  });

  test("is told with its line and column; what is missing, with those of the group around it", () => {
    content.set(study, ["theme"], "pink");
    content.set(pricing, ["head", "title"], undefined);
    expect(content.lint().map(({ line, column }) => ({ line, column }))).toEqual([
      { line: content.lineOf(study, /^theme: pink/u), column: 1 },
      { line: content.lineOf(pricing, /^head:/u), column: 1 },
    ]);
  });
});

test.each([
  ["An image of two dogs", "begins as screen readers begin by themselves."],
  ["Photo showing two dogs", "begins as screen readers begin by themselves."],
  ["home-final.png", "is a file's name."],
  ["IMG_2041", "is a file's name."],
  ["Logo", "does not say what the picture shows."],
  ["Screenshot.", "does not say what the picture shows."],
  ["Two dogs at a groomer's table", undefined],
  ["A photographer shows her card to a dog", undefined],
])("the alternative text %j", (alt, message) => {
  content.set(study, ["card", "alt"], alt);
  expect(content.lint().map(report)).toEqual(message === undefined ? [] : [`${study} card › alt: The text ${message}`]);
});

test.each(["Click here", "Read more…", "here", "Learn more"])("the link text %j says nothing alone", (label) => {
  content.set(home, ["services", "link", "label"], label);
  content.set(home, ["services", "lead"], `We do a lot: [${label}](/services/).`);
  const message = `The link text "${label}" does not say where the link goes.`;
  expect(content.lint().map(report).sort()).toEqual([
    `${home} services › lead: ${message}`,
    `${home} services › link › label: ${message}`,
  ]);
});

test("without a link to the sitemap in the footer some pages could not be found", () => {
  content.set("navigation.yaml", ["footer", "siteLinks"], [{ label: "Privacy", to: "/privacy-policy/" }]);
  expect(content.lint().map(report)).toEqual([
    "navigation.yaml footer › siteLinks: No link of the footer leads to the sitemap, from which every page can be reached.",
  ]);
});

describe("files", () => {
  test.each<[string, () => void, readonly string[]]>([
    [
      "broken YAML",
      () => content.write("naics.yaml", content.read("naics.yaml").replace(/^codes:$/mu, 'codes: "open')),
      ["naics.yaml: This is not valid YAML: "],
    ],
    [
      "a key that stands twice",
      () => content.write("studio.yaml", `${content.read("studio.yaml")}\nname: Twice\n`),
      ["studio.yaml: This is not valid YAML: Map keys must be unique"],
    ],
    [
      "a file that belongs to no collection",
      () => content.write("team/Some One.yaml", "name: Some One\n"),
      ["team/Some One.yaml: No kind of content lives at this place."],
    ],
    ["a missing file", () => content.remove("dialogs.yaml"), ["dialogs.yaml: This file is missing."]],
    [
      "an unquoted day, which YAML reads as a date",
      () => content.write(privacy, content.read(privacy).replace(/^updated: .*$/mu, "updated: 2026-01-02")),
      [`${privacy} updated: This is a date, but it must be a text.`],
    ],
    [
      "an image format that is not shown",
      () => content.set(study, ["card", "image"], "./card.gif"),
      [
        `${study} card › image: This text must be a .png, .jpg or .svg file, written as ./name.png.`,
        `${study} card › image: There is no picture at ./card.gif.`,
      ],
    ],
    [
      "a file that is no image",
      () => content.write(`${studyFolder}/test.png`, "no picture"),
      [`${study} card › image: The file ./test.png is not the kind of picture that its name says.`],
    ],
  ])("%s", (_, breakIt, expected) => {
    breakIt();
    const found = content.lint().map(report);
    expect(found).toEqual(expected.map((text) => expect.stringContaining(text) as string));
  });

  test("an image that is too small for its place", async () => {
    content.write(`${studyFolder}/test.png`, await pictureOf(400, 300));
    expect(content.lint().map(report)).toEqual([
      `${study} card › image: The picture ./test.png is 400 pixels wide; at this place it must be at least 810.`,
    ]);
  });
});

/** Gives a copied page a title, a description and a heading of its own. */
const makeUnique = (file: string, name: string): void => {
  content.set(file, ["head", "title"], `${name} title`);
  content.set(file, ["head", "description"], `${name}: a description that no other page of this site has.`);
  content.set(file, ["pageHeader", "heading"], `${name} heading`);
};

/** The files of the study's steps in their order, without folder. */
const steps = readdirSync(content.at(studyFolder))
  .filter((name) => /^\d+-.*\.yaml$/u.test(name))
  .sort((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10));
const stepAt = (index: number): string => `${studyFolder}/${assertDefined(steps.at(index))}`;
const copied = "case-studies/project-copied";

/** Another case study, without an error: a copy with its own words. */
const addStudy = (): void => {
  const others = readContent(content.root).files.filter(({ collection }) => collection.type === "CaseStudy");
  content.copy(studyFolder, copied);
  content.set(`${copied}/study.yaml`, ["key"], "project-copied");
  content.set(`${copied}/study.yaml`, ["order"], others.length + 1);
  for (const step of steps) {
    content.set(`${copied}/${step}`, ["study"], "project-copied");
    makeUnique(`${copied}/${step}`, `Copied ${step}`);
  }
};

const addStep = (order: number): void => {
  const file = `${studyFolder}/${order}-copied.yaml`;
  content.copy(stepAt(-1), file);
  content.set(file, ["order"], order);
  content.set(file, ["slug"], "copied");
  makeUnique(file, "Copied");
};

const tab = "accessible-design/tabs/99-copied.yaml";

const addTab = (slug: string): void => {
  const tabs = readContent(content.root).files.filter(({ collection }) => collection.type === "AccessibleDesignTab");
  content.copy(content.fileOf("AccessibleDesignTab"), tab);
  content.set(tab, ["order"], tabs.length + 1);
  content.set(tab, ["slug"], slug);
  makeUnique(tab, "Copied");
};

describe("files that belong together", () => {
  test.each<[string, () => void, readonly string[]]>([
    ["another case study is a new folder", addStudy, []],
    ["another step is a new file", () => addStep(steps.length + 1), []],
    ["another tab is a new file", () => addTab("copied"), []],
    [
      "two steps with one number",
      () => content.set(stepAt(1), ["order"], 1),
      [`${stepAt(1)} order: This says order: 1, but it is number 2 of its steps.`],
    ],
    [
      "a gap in the steps",
      () => addStep(steps.length + 2),
      [
        `${studyFolder}/${steps.length + 2}-copied.yaml order: This says order: ${steps.length + 2}, but it is number ${steps.length + 1} of its steps.`,
      ],
    ],
    [
      "a study whose first step is not at the study's address",
      () => {
        addStudy();
        content.set(`${copied}/${steps[0] ?? ""}`, ["slug"], "begin");
      },
      [`${copied}/${steps[0] ?? ""} slug: The first step has the address "begin".`],
    ],
    [
      "a gap in another list",
      () => {
        addTab("copied");
        content.set(tab, ["order"], 90);
      },
      [
        expect.stringMatching(
          /copied\.yaml order: This says order: 90, but it is number \d+ of its tabs\.$/u,
        ) as string,
      ],
    ],
    [
      "a study without steps",
      () => {
        addStudy();
        for (const step of steps) content.remove(`${copied}/${step}`);
      },
      [`${copied}/study.yaml: The study has no first step.`],
    ],
    [
      "a step without its study",
      () => {
        addStudy();
        for (const name of ["study.yaml", ...steps.slice(1)]) content.remove(`${copied}/${name}`);
      },
      [`${copied}/${steps[0] ?? ""} study: The folder project-copied has no study.yaml.`],
    ],
    [
      // It has the other study's path, too.
      "a step that names another study",
      () => {
        addStudy();
        content.set(`${copied}/${steps[0] ?? ""}`, ["study"], studyKey);
      },
      [
        `${copied}/${steps[0] ?? ""} study: This file says it belongs to "${studyKey}", but it lies in the folder project-copied.`,
        expect.stringContaining(`slug: The address /${studyKey}/ is taken by content/`) as string,
      ],
    ],
    [
      "two pages with one path",
      () => addTab(""),
      [expect.stringContaining(`${tab} slug: The address /a11y-accessible-design/ is taken by content/`) as string],
    ],
  ])("%s", (_, change, expected) => {
    change();
    const reported = content.lint().map(report);
    expect(reported).toEqual(expect.arrayContaining([...expected]));
    expect(reported).toHaveLength(expected.length);
  });

  test.each([
    ["title", ["head", "title"]],
    ["description", ["head", "description"]],
    ["heading", ["pageHeader", "heading"]],
  ])("two pages with one %s, in any case and with any spaces around it", (name, field) => {
    const text = "Words that stand on two pages, so that one hides the other";
    content.set(pricing, field, text);
    content.set(services, field, ` ${text.toUpperCase()}`);
    expect(content.lint().map(report)).toEqual([
      expect.stringMatching(
        new RegExp(
          `^${services} ${field.join(" › ")}: The (?:same )?${name} .*stands in content/${pricing} already`,
          "u",
        ),
      ),
    ]);
  });

  test("a place on the first step's page can be linked to", () => {
    content.set(stepAt(0), ["sections", 0, "anchor"], "the-place");
    content.set(pricing, ["link", "to"], `/${studyKey}/#the-place`);
    expect(content.lint()).toEqual([]);
  });
});

describe("the conformance report", () => {
  const folder = "pages/accessibility-conformance-report";
  const wcag = `${folder}/wcag-2.2.yaml`;
  const section508 = `${folder}/section-508.yaml`;
  const page = `${folder}/accessibility-conformance-report.yaml`;

  test.each<[string, string, FieldPath, unknown, string]>([
    [
      "a criterion by another name",
      wcag,
      ["criteria", 0, "name"],
      "Pictures",
      `${wcag} criteria › 1: WCAG 2.2 has other criteria of levels A and AA, or has them in another order.`,
    ],
    [
      "a criterion that is missing",
      wcag,
      ["criteria", 0],
      undefined,
      `${wcag} criteria › 1: WCAG 2.2 has other criteria of levels A and AA, or has them in another order.`,
    ],
    [
      "a functional performance criterion that is missing",
      section508,
      ["criteria", 0],
      undefined,
      `${section508} criteria: The row 302.1 must stand once.`,
    ],
    [
      "a test that does not exist",
      wcag,
      ["criteria", 0, "tests"],
      ["__tests__/build/gone.test.ts"],
      `${wcag} criteria › 1 › tests › 1: There is no test __tests__/build/gone.test.ts.`,
    ],
    [
      "a check that is not described",
      section508,
      ["criteria", 0, "checks"],
      ["gone"],
      `${section508} criteria › 1 › checks › 1: The check "gone" is not described in content/${page}.`,
    ],
    [
      "a check that no row names",
      page,
      ["methods", "checks", 0, "key"],
      "lonely",
      `${page} methods › checks › 1: No row of the tables names the check "lonely".`,
    ],
  ])("%s", (_, file, field, value, message) => {
    content.set(file, field, value);
    expect(content.lint().map(report)).toContain(message);
  });

  test("a row without any evidence is refused", () => {
    content.set(wcag, ["criteria", 0, "tests"], undefined);
    content.set(wcag, ["criteria", 0, "checks"], undefined);
    expect(content.lint().map(report)).toContainEqual(expect.stringContaining("name at least one test or one check"));
  });
});

describe("dates", () => {
  const setDates = (updated: string, nextReview: string): void => {
    const text = content.read(statement);
    content.write(
      statement,
      text
        .replace(/^updated: .*$/mu, `updated: "${updated}"`)
        .replace(/^nextReview: .*$/mu, `nextReview: "${nextReview}"`),
    );
  };
  const due = (file: string, today: string) =>
    reminders(readContent(content.root).files, today)
      .filter((hint) => hint.file === `content/${file}`)
      .map(({ field, message }) => `${field}: ${message}`);

  test("a review in the future, and a next one before it, are errors", () => {
    setDates("2026-06-01", "2026-05-01");
    const errors = content.lint("2026-03-01").filter(({ file }) => file.endsWith("statement.yaml"));
    expect(errors.map(report).sort()).toEqual([
      `${statement} nextReview: The next review, 2026-05-01, is not after the last one, 2026-06-01.`,
      `${statement} updated: The day 2026-06-01 is still to come.`,
    ]);
  });

  test.each<[what: string, file: string, before: string, after: string, from: string, reminder: string]>([
    [
      "a next review",
      statement,
      "nextReview: .*",
      'nextReview: "2090-07-01"',
      "2090-07-01",
      "nextReview: The review was due on 2090-07-01.",
    ],
    [
      "a review",
      privacy,
      "updated: .*",
      'updated: "2026-01-01"',
      "2027-01-02",
      "updated: This was last reviewed on 2026-01-01, more than a year ago.",
    ],
    [
      "an audit",
      "audit/last-audit.yaml",
      "date: .*",
      'date: "2026-01-01"',
      "2027-01-02",
      "date: This was recorded on 2026-01-01, more than a year ago.",
    ],
    [
      "an expiry date",
      "studio.yaml",
      "expires: .*",
      'expires: "2027-06-30"',
      "2027-05-31",
      "security › expires: This ends on 2027-06-30.",
    ],
    [
      "an expiry date that has passed",
      "studio.yaml",
      "expires: .*",
      'expires: "2027-06-30"',
      "2027-06-30",
      "security › expires: This has ended on 2027-06-30.",
    ],
  ])("%s is reminded of in time, and never stops a build", (_, file, before, after, from, reminder) => {
    content.write(file, content.read(file).replace(new RegExp(before, "u"), after));
    const dayBefore = new Date(Date.parse(from) - 86_400_000).toISOString().slice(0, 10);
    expect(due(file, dayBefore)).not.toContain(reminder);
    expect(due(file, from)).toContain(reminder);
    expect(content.lint("2030-01-01")).toEqual([]);
  });

  test("an old source is a hint", () => {
    const files = readContent(content.root).files;
    expect(oldSources(files, "1990-01-01")).toEqual([]);
    expect(oldSources(files, "2090-01-01").map(({ fix }) => fix)).toContain(
      "See whether there is a newer one. If the fact does not change, leave it.",
    );
  });
});

test("all errors are told at once, by file and line, with their number at the end", () => {
  content.set(study, ["hero", "alt"], undefined);
  content.set(study, ["theme"], "pink");
  content.set("studio.yaml", ["address", "zip"], 30_303);
  const errors = content.lint();
  expect(errors.map(({ file, field }) => `${file} ${field}`)).toEqual([
    `content/${study} hero › alt`,
    `content/${study} theme`,
    "content/studio.yaml address › zip",
  ]);
  const text = formatErrors(errors);
  expect(text).toMatch(/^The content has mistakes\. Nothing was built\.\n/u);
  expect(text).toMatch(/\n3 mistakes\.$/u);
  expect(text).toContain(
    [
      `content/studio.yaml:${content.lineOf("studio.yaml", /zip:/u)}:3  address › zip`,
      "    wrong: This is a number, but it must be a text.",
      "    fix:   Write a text. Figures and dates that are meant as text go in quotes.",
    ].join("\n"),
  );
});

test("a file that is saved again is checked again, and one that is corrected has no errors", () => {
  const right = content.read(pricing);
  content.set(pricing, ["pageHeader", "heading"], undefined);
  expect(content.lint()).toHaveLength(1);
  expect(content.lint()).toHaveLength(1);
  content.write(pricing, right);
  expect(content.lint()).toEqual([]);
});
