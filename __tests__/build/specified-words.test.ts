/** @jest-environment jsdom */
import { only, pageAt, studio, wordsOf } from "./built-site";

/** What the specification wants said, page by page. */

const mainOf = (address: string): Element => only(pageAt(address), "main");
const saysOn = (address: string): string => wordsOf(mainOf(address));
const linksOn = (address: string): readonly string[] =>
  [...mainOf(address).querySelectorAll("a[href]")].map((link) => link.getAttribute("href") ?? "");

test("home opens with the given sentence and leads to the five named pages", () => {
  expect(wordsOf(mainOf("/").querySelector("h1"))).toBe("Makers of accessible apps, websites, and software");
  expect(linksOn("/")).toEqual(
    expect.arrayContaining(["/contact-us/", "/services/", "/about-us/", "/a11y-accessible-design/", "/our-projects/"]),
  );
});

test("about us has the team, the badges, and a mail address for applications", () => {
  expect(saysOn("/about-us/")).toContain("CEO");
  expect(saysOn("/about-us/")).toContain("UX designer");
  expect(linksOn("/about-us/")).toEqual(
    expect.arrayContaining(["/services/", "/contact-us/", `mailto:${studio.emails.internships}`]),
  );
});

test("contact us has the social links and the message link", () => {
  expect(linksOn("/contact-us/")).toEqual(
    expect.arrayContaining([studio.socials.facebook, studio.socials.linkedin, `mailto:${studio.emails.general}`]),
  );
});

test("our projects has three cards", () => {
  const targets = linksOn("/our-projects/").filter((to) => to.startsWith("/project-"));
  expect([...new Set(targets)].sort()).toEqual([
    "/project-grooming-table/",
    "/project-senate/",
    "/project-step-up-90/",
  ]);
});

test("pricing has the calculator with its one question and four options", () => {
  const main = mainOf("/pricing/");
  expect(saysOn("/pricing/")).toContain("Project Estimate Calculator");
  expect(main.querySelectorAll("input[type=radio]")).toHaveLength(4);
  for (const words of [
    "3-6 months",
    "6 months-1 year",
    "1 year-2.5 years",
    "1-2 years",
    "3+ years / long term",
    "Budget details",
  ]) {
    expect(saysOn("/pricing/")).toContain(words);
  }
});

test("services names every offering, what is built, both kinds of client, and the industry codes", () => {
  const words = saysOn("/services/").toLowerCase();
  for (const offering of [
    "ux design",
    "back-end development",
    "accessibility audits and remediation",
    "accessibility consultation",
    "document remediation",
    "captioning and transcriptions",
    "accessibility training",
    "mobile and tablet apps",
    "desktop websites",
    "software",
    "public",
    "private",
  ]) {
    expect(words).toContain(offering);
  }
  const codes = [...mainOf("/services/").querySelectorAll("table tbody th")].map(
    (cell) => /^\d{6}/u.exec(wordsOf(cell))?.[0],
  );
  expect(codes.length).toBeGreaterThanOrEqual(3);
  expect(codes.every((code) => code !== undefined)).toBe(true);
});

test("the legal tab puts its figures in their year and names what came after", () => {
  const words = saysOn("/a11y-accessible-design/legal/");
  for (const said of [/60\s?(?:%|percent)/u, /2021/u, /2023/u, /April (?:24, )?2024/u, /ADA/u])
    expect(words).toMatch(said);
});

test("the agility tab says how many people live with a disability", () => {
  expect(saysOn("/a11y-accessible-design/agility/")).toMatch(/(?:about )?20\s?(?:%|percent)|one in five/iu);
});

test("the grooming table's persona is the specified one", () => {
  const words = saysOn("/project-grooming-table/").toLowerCase();
  expect(words).toContain("fitness coach");
  expect(words).toMatch(/two dogs/u);
});

const stepSlugs = ["", "define/", "ideate/", "prototype/", "test/"];

test.each([
  ...stepSlugs.map((slug) => [`/project-senate/${slug}`, ["/start-your-project/"]] as const),
  ...stepSlugs.map((slug) => [`/project-step-up-90/${slug}`, ["/contact-us/"]] as const),
  ...stepSlugs.map(
    (slug) =>
      [
        `/project-grooming-table/${slug}`,
        slug === "define/" ? ["/contact-us/", "/start-your-project/"] : ["/contact-us/"],
      ] as const,
  ),
])("the Start Your Project links of %s lead to %j", (address, targets) => {
  const starts = [...mainOf(address).querySelectorAll("a")].filter((link) =>
    wordsOf(link).toLowerCase().includes("start your project"),
  );
  expect([...new Set(starts.map((link) => link.getAttribute("href")))].sort()).toEqual(targets);
});

test.each(["/project-senate/", "/project-grooming-table/", "/project-step-up-90/"])(
  "%s says that it is a concept project with invented people",
  (address) => {
    expect(saysOn(address)).toMatch(/concept/iu);
    expect(saysOn(address)).toMatch(/invented|made up|sample|fictional/iu);
  },
);

test("the statement has the parts of W3C's model and a way to write", () => {
  const words = saysOn("/accessibility-statement/");
  for (const part of [/WCAG/u, /Section 508/u, /tested/iu, /known|limit/iu, /48 hours/u, /20\d\d/u])
    expect(words).toMatch(part);
  expect(linksOn("/accessibility-statement/")).toContain(`mailto:${studio.emails.accessibility}`);
});

test("every fact's source is linked and carries its year", () => {
  for (const address of ["/", "/a11y-accessible-design/legal/", "/a11y-accessible-design/agility/"]) {
    const sources = [...mainOf(address).querySelectorAll("a[href^='https://']")];
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.filter((source) => /\(\d{4}\)/u.test(wordsOf(source.parentElement))).length).toBeGreaterThan(0);
  }
});

test("the conformance report goes through all criteria, says how each was tested, and is linked from the statement", () => {
  const main = mainOf("/accessibility-conformance-report/");
  const rows = [...main.querySelectorAll("table")].map((table) => table.querySelectorAll("tbody tr").length);
  expect((rows[0] ?? 0) + (rows[1] ?? 0)).toBe(55);
  expect(rows).toHaveLength(4);
  const bare = [...main.querySelectorAll("tbody tr")].filter(
    (row) => row.querySelector("code, a[href^='#ui-check-']") === null,
  );
  expect(bare.map(wordsOf)).toEqual([]);
  expect(saysOn("/accessibility-conformance-report/")).toContain("4.1.1");
  expect(linksOn("/accessibility-statement/")).toContain("/accessibility-conformance-report/");
});

test("government buyers find the capability block, its page and its PDF", () => {
  for (const address of ["/services/", "/services/capability-statement/"]) {
    expect(linksOn(address)).toContain("/services/capability-statement.pdf");
    expect(saysOn(address)).toMatch(/concept projects/iu);
  }
  expect(linksOn("/services/")).toContain("/services/capability-statement/");
});
