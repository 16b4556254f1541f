import path from "node:path";
import { z } from "zod";
import { contactMessages } from "../../src/contact/messages";
import { readContent } from "../../src/content-lint/content-file";
import { changedSpecified } from "../../src/content-lint/specified-rules";
import { collections } from "../../src/content-schema/collections";
import { saying } from "../../src/content-schema/specified";
import { assertDefined } from "../../src/lib/assert-defined";
import { uiStrings } from "../../src/lib/ui-strings";
import { useContentCopy } from "./content-copy";

/**
 * Every text and route that the client's specification fixes is marked in the schema, so that a change gives a hint, or
 * is a constant of the code. The content itself may differ.
 */

const collection = (type: string) => assertDefined(collections.find((one) => one.type === type));

/** The marks of a schema in the shape of its content. */
const marksIn = (schema: unknown): unknown => {
  if (!(schema instanceof z.ZodType)) return undefined;
  const { specified } = schema.meta() ?? {};
  if (specified !== undefined || !(schema instanceof z.ZodObject)) return specified;
  return Object.fromEntries(Object.entries(schema.shape).map(([name, field]) => [name, marksIn(field)]));
};

describe("the schema marks", () => {
  test.each<[section: string, type: string, specified: object]>([
    [
      "2, navigation",
      "Navigation",
      {
        headerLinks: [
          { label: "Home", to: "/" },
          { label: "About Us", to: "/about-us/" },
          { label: "Services", to: "/services/" },
          { label: "Projects", to: "/our-projects/" },
          { label: "Accessible Design", to: "/a11y-accessible-design/" },
          { label: "Contact Us", to: "/contact-us/" },
        ],
        bottomBarLinks: [
          { label: "Projects", to: "/our-projects/" },
          { label: "A11y", to: "/a11y-accessible-design/" },
          { label: "Home", to: "/" },
          { label: "Services", to: "/services/" },
          { label: "Contact", to: "/contact-us/" },
        ],
        footer: {
          pages: [
            { label: "Home", to: "/" },
            { label: "About Us", to: "/about-us/" },
            { label: "Our Services", to: "/services/" },
            { label: "Our Projects", to: "/our-projects/" },
            { label: "Pricing", to: "/pricing/" },
            { label: "Accessible Design", to: "/a11y-accessible-design/" },
            { label: "Contact Us", to: "/contact-us/" },
            { label: "Start Your Project", to: "/contact-us/" },
            { label: "Privacy Policy" },
          ],
          compliance: [
            { label: "Section 508 compliance for federal entities", to: saying("/services/") },
            { label: "WCAG 2.1 AA conformance for private entities", to: saying("/services/") },
          ],
          facebook: "Facebook",
          linkedin: "LinkedIn",
          message: "Message",
          statementButton: "Accessibility Statement",
        },
      },
    ],
    ["2, footer", "Studio", { address: { city: "Atlanta", state: "Georgia" }, replyPromise: saying("48 hours") }],
    [
      "2, home",
      "HomePage",
      {
        head: { title: "Home" },
        hero: { heading: "Makers of accessible apps, websites, and software" },
        services: { link: { to: "/services/" } },
        about: { link: { to: "/about-us/" } },
        accessibleDesign: { link: { to: "/a11y-accessible-design/" } },
        projects: { link: { to: "/our-projects/" } },
      },
    ],
    [
      "2, about us",
      "AboutPage",
      { head: { title: "About Us" }, links: [{ to: "/services/" }, { to: "/contact-us/" }] },
    ],
    ["2, contact us", "ContactPage", { head: { title: "Contact Us" } }],
    ["2, our projects", "ProjectsPage", { head: { title: "Our Projects" } }],
    [
      "2, pricing",
      "PricingPage",
      {
        head: { title: "Pricing" },
        question: { title: "Project Estimate Calculator", label: "Time", budgetDetails: "Budget details" },
        options: [
          { label: "3-6 months" },
          { label: "6 months-1 year" },
          { label: "1 year-2.5 years", shortLabel: "1-2 years" },
          { label: "3+ years / long term" },
        ],
      },
    ],
    [
      "2, services",
      "ServicesPage",
      {
        head: { title: "Services" },
        built: {
          items: [{ title: "Mobile and tablet apps" }, { title: "Desktop websites" }, { title: "Software" }],
        },
        audiences: { public: { heading: saying("public") }, private: { heading: saying("private") } },
      },
    ],
    ["2, accessible design", "AccessibleDesignSection", { name: "Accessible Design" }],
    [
      "2, dialogs",
      "Dialogs",
      {
        statement: {
          title: "Accessibility Statement",
          paragraphs: saying("2.1", "AA", "Section 508"),
          tools: saying("keyboard only", "screen reader", "braille", "simplified language"),
        },
        success: { title: "Success", paragraphs: saying("thank", "top priority", "48 hours", "check your email") },
        failure: { title: "Form Error" },
      },
    ],
    [
      "8, static form texts",
      "ContactForm",
      {
        statusSuccess: "Thank you! Your submission has been received!",
        statusFailure: "Oops! Something went wrong while submitting the form.",
      },
    ],
  ])("section %s: %s", (_, type, specified) => {
    expect(marksIn(collection(type).schema)).toMatchObject(specified);
  });

  const steps = ["Discovery", "Define", "Ideate", "Prototype", "Test"];

  test.each<[section: string, type: string, entries: readonly object[]]>([
    ["2, about us", "TeamMember", [{ role: saying("owner", "CEO") }, { role: saying("UX designer") }]],
    [
      "2, services",
      "Service",
      [
        "UX design",
        "Back-end development",
        "Accessibility audits and remediation",
        "Accessibility consultation",
        "Document remediation",
        "Captioning and transcriptions",
        "Accessibility training",
      ].map((name) => ({ name })),
    ],
    [
      "2, accessible design",
      "AccessibleDesignTab",
      [
        { slug: "", tabLabel: "Reputation" },
        { slug: "seo", tabLabel: "SEO" },
        { slug: "legal", tabLabel: "Legal", opening: saying("60%", "2021"), sections: saying("ADA", "DOJ", "2023") },
        { slug: "agility", tabLabel: "Agility", opening: saying("20%") },
      ],
    ],
    [
      "2, our projects",
      "CaseStudy",
      [
        { key: "project-step-up-90", order: 1, kind: saying("mobile app", "desktop") },
        { key: "project-grooming-table", order: 2, kind: saying("concept website", "dog groomer") },
        { key: "project-senate", order: 3, kind: saying("concept mobile app", "local senators") },
      ],
    ],
    [
      "2, case studies",
      "CaseStudyStep",
      [
        ["project-senate", "Senate", "/start-your-project/"],
        ["project-step-up-90", "Step Up 90", "/contact-us/"],
        ["project-grooming-table", "Grooming Table", "/contact-us/"],
      ].flatMap(([study, name, to]) =>
        steps.map((step, index) => ({
          study,
          name: step,
          slug: index === 0 ? "" : step.toLowerCase(),
          order: index + 1,
          head: { title: `Project ${name} ${step} Step` },
          startLinks:
            study === "project-grooming-table" && step === "Define"
              ? [{ to }, { to: "/start-your-project/" }]
              : [{ to }],
        })),
      ),
    ],
  ])("section %s: each %s", (_, type, entries) => {
    expect(collection(type).schema.meta()?.specifiedEntries?.entries).toMatchObject(entries);
  });

  test("section 2, the grooming table's persona and problem; section 9, the widths of its last screens", () => {
    const { entries = [] } = collection("CaseStudyStep").schema.meta()?.specifiedEntries ?? {};
    expect(entries).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ persona: { about: saying("fitness coach", "two dogs") } }),
        expect.objectContaining({ problem: saying("fitness coach", "two dogs", "groomer") }),
        expect.objectContaining({ sections: saying("500 800 966", "500 800 908") }),
      ]),
    );
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
  /** The live content may have hints of its own. */
  const expectHints = (expected: readonly unknown[]) => {
    const hints = changedSpecified(readContent(content.root).files);
    expect(hints.map(({ file, field, message }) => `${file} ${field}: ${message}`)).toEqual(
      expect.arrayContaining([...expected]),
    );
  };

  test("of a text, at its field", () => {
    content.set("pages/home/home.yaml", ["hero", "heading"], "Another heading");
    content.set("dialogs.yaml", ["success", "paragraphs"], ["Thanks."]);
    expect(content.lint()).toEqual([]);
    expectHints([
      'content/dialogs.yaml success › paragraphs: The client\'s specification says here: "thank", "top priority", "48 hours", "check your email".',
      'content/pages/home/home.yaml hero › heading: The client\'s specification says here: "Makers of accessible apps, websites, and software".',
    ]);
  });

  test("of a list with other members", () => {
    content.set("navigation.yaml", ["footer", "compliance"], [{ label: "Rules", to: "/services/" }]);
    expectHints([expect.stringMatching(/^content\/navigation\.yaml footer › compliance: .* "Section 508 compliance/u)]);
  });

  test("of a file that is no longer there", () => {
    for (const file of content.filesOf("Service")) content.set(file, ["name"], "Something else");
    expectHints([expect.stringMatching(/^content\/services\/\*\.yaml name: .* names one with "/u)]);
  });

  test("of a step more, and of a step less", () => {
    const folder = path.posix.dirname(content.fileOf("CaseStudy"));
    const steps = content.filesOf("CaseStudyStep").filter((file) => path.posix.dirname(file) === folder);
    content.set(steps[0] ?? "", ["order"], 90);
    content.set(steps[1] ?? "", ["slug"], "other");
    expectHints([
      expect.stringMatching(/ order: The client's specification has five steps: Discovery, Define, /u),
      expect.stringMatching(/This study has no \w+\.$/u),
    ]);
  });
});
