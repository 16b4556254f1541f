import path from "node:path";
import { z } from "zod";
import { contactMessages } from "../../src/contact/messages";
import { readContent } from "../../src/content-lint/content-file";
import { changedSpecified } from "../../src/content-lint/specified-rules";
import { collections } from "../../src/content-schema/collections";
import { assertDefined } from "../../src/lib/assert-defined";
import { uiStrings } from "../../src/lib/ui-strings";
import { useContentCopy } from "./content-copy";

/**
 * Texts and routes that the client's specification fixes are marked in the schema, so that a change gives a hint, or are
 * constants of the code. The content itself may differ.
 */

const collection = (type: string) => assertDefined(collections.find((one) => one.type === type));

/** The marks of a schema in the shape of its content. */
const marksIn = (schema: unknown): unknown => {
  if (!(schema instanceof z.ZodType)) return undefined;
  const { specified, specifiedEntries } = schema.meta() ?? {};
  if (specified !== undefined || !(schema instanceof z.ZodObject)) return specified;
  return [specifiedEntries?.entries, ...Object.values(schema.shape).map(marksIn)];
};

/** How many texts, routes and numbers a mark holds. */
const countIn = (mark: unknown): number => {
  if (typeof mark !== "object" || mark === null) return mark === undefined ? 0 : 1;
  return Object.values(mark).reduce<number>((sum, part) => sum + countIn(part), 0);
};

// The marks are the only copy of the specification's texts: one that gets lost is missing in its collection's number.
test("the schema marks what each section of the specification fixes", () => {
  const counts = collections.map(({ type, schema }) => [type, countIn(marksIn(schema))] as const);
  expect(Object.fromEntries(counts.filter(([, count]) => count > 0))).toEqual({
    AboutPage: 3,
    AccessibleDesignSection: 1,
    AccessibleDesignTab: 18,
    CaseStudy: 15,
    CaseStudyStep: 98,
    ContactForm: 2,
    ContactPage: 1,
    Dialogs: 14,
    HomePage: 6,
    Navigation: 47,
    PricingPage: 9,
    ProjectsPage: 1,
    Service: 7,
    ServicesPage: 6,
    Studio: 3,
    TeamMember: 3,
  });
});

describe("the code has", () => {
  test.each([
    ["HomePage", "/"],
    ["PricingPage", "/pricing/"],
    ["ProjectsPage", "/our-projects/"],
    ["ContactPage", "/contact-us/"],
    ["AboutPage", "/about-us/"],
    ["ServicesPage", "/services/"],
    ["StartPage", "/start-your-project/"],
  ])("the route of %s: %s", (type, route) => {
    expect(collection(type).pagePath?.({})).toBe(route);
  });

  test.each([
    ["CaseStudyStep", { study: "project-senate", slug: "" }, "/project-senate/"],
    ["CaseStudyStep", { study: "project-senate", slug: "define" }, "/project-senate/define/"],
    ["AccessibleDesignTab", { slug: "" }, "/a11y-accessible-design/"],
    ["AccessibleDesignTab", { slug: "seo" }, "/a11y-accessible-design/seo/"],
  ])("the routes of %s %j: %s", (type, fields, route) => {
    expect(collection(type).pagePath?.(fields)).toBe(route);
  });

  test("the error messages and the labels of menu and dialogs", () => {
    expect(contactMessages).toMatchObject({
      emailRequired: "Email is required.",
      messageRequired: "Message is required.",
      sendFailed: "An error has occurred please try again.",
    });
    expect(uiStrings).toMatchObject({ openMenu: "Open Menu", closeMenu: "Close Menu", close: "Close" });
  });
});

describe("a change gives a hint and no error", () => {
  const content = useContentCopy();
  const before = new Set(changedSpecified(readContent(content.root).files).map((hint) => JSON.stringify(hint)));
  const hints = () =>
    changedSpecified(readContent(content.root).files)
      .filter((hint) => !before.has(JSON.stringify(hint)))
      .map(({ file, field, message }) => `${file} ${field}: ${message}`);

  test("of a text, at its field", () => {
    content.set("pages/home/home.yaml", ["hero", "heading"], "Another heading");
    content.set("dialogs.yaml", ["success", "paragraphs"], ["Thanks."]);
    expect(content.lint()).toEqual([]);
    expect(hints()).toEqual([
      'content/dialogs.yaml success › paragraphs: The client\'s specification says here: "thank", "top priority", "48 hours", "check your email".',
      'content/pages/home/home.yaml hero › heading: The client\'s specification says here: "Makers of accessible apps, websites, and software".',
    ]);
  });

  test("of a list with other members", () => {
    content.set("navigation.yaml", ["footer", "compliance"], [{ label: "Rules", to: "/services/" }]);
    expect(hints()).toEqual([
      expect.stringMatching(/^content\/navigation\.yaml footer › compliance: .* "Section 508 compliance/u),
    ]);
  });

  test("of a file that is no longer there", () => {
    for (const file of content.filesOf("Service")) content.set(file, ["name"], "Something else");
    expect(hints().length).toBeGreaterThan(0);
    for (const hint of hints()) expect(hint).toMatch(/^content\/services\/\*\.yaml name: .* names one with "/u);
  });

  test("of a step more, and of a step less", () => {
    const folder = path.posix.dirname(content.fileOf("CaseStudy"));
    const steps = content.filesOf("CaseStudyStep").filter((file) => path.posix.dirname(file) === folder);
    content.set(steps[0] ?? "", ["order"], 90);
    content.set(steps[1] ?? "", ["slug"], "other");
    expect(hints()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/ order: The client's specification has five steps: Discovery, Define, /u),
        expect.stringMatching(/This study has no \w+\.$/u),
      ]),
    );
  });
});
