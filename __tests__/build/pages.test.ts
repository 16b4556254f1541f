/** @jest-environment jsdom */
import { eachPage, isListed, only, pageAt, pages, studio, wordsOf } from "./built-site";

/** The pages that the specification and decisions.md name, with their titles. More may be added by content. */
const specified: readonly (readonly [address: string, title: string])[] = [
  ["/about-us/", "About Us"],
  ["/services/", "Services"],
  ["/pricing/", "Pricing"],
  ["/our-projects/", "Our Projects"],
  ["/contact-us/", "Contact Us"],
  ["/start-your-project/", "Start Your Project"],
  ["/privacy-policy/", "Privacy Policy"],
  ["/accessibility-statement/", "Accessibility Statement"],
  ["/a11y-accessible-design/", "Accessible Design: Reputation"],
  ["/a11y-accessible-design/seo/", "Accessible Design: SEO"],
  ["/a11y-accessible-design/legal/", "Accessible Design: Legal"],
  ["/a11y-accessible-design/agility/", "Accessible Design: Agility"],
  ...[
    ["project-senate", "Project Senate"],
    ["project-step-up-90", "Project Step Up 90"],
    ["project-grooming-table", "Project Grooming Table"],
  ].flatMap(([key, name]) =>
    ["Discovery", "Define", "Ideate", "Prototype", "Test"].map(
      (step) => [step === "Discovery" ? `/${key}/` : `/${key}/${step.toLowerCase()}/`, `${name} ${step} Step`] as const,
    ),
  ),
];

/** Pages that came later: for those who look for something, for federal buyers, for contracting officers. */
const added: readonly (readonly [address: string, title: string])[] = [
  ["/sitemap/", "Sitemap"],
  ["/accessibility-conformance-report/", "Accessibility Conformance Report"],
  ["/services/capability-statement/", "Capability Statement"],
];

test("the site has its 28 specified pages, or more, and the 404", () => {
  expect(specified).toHaveLength(27);
  const addresses = pages.map(({ address }) => address);
  expect(addresses).toEqual(
    expect.arrayContaining(["/", "/404.html", ...[...specified, ...added].map(([address]) => address)]),
  );
});

test("home's title says studio and what it makes", () => {
  expect(pageAt("/").document.title).toBe(`${studio.name} | ${studio.tagline}`);
});

test.each([...specified, ...added])(
  "the title of %s begins with '%s' and ends with the studio's name",
  (address, title) => {
    expect(pageAt(address).document.title).toBe(`${title} | ${studio.name}`);
  },
);

test("the 404 page says so in its title and is kept out of search engines", () => {
  const page = pageAt("/404.html");
  expect(page.document.title).toBe(`Page not found | ${studio.name}`);
  expect(only(page, "meta[name=robots]").getAttribute("content")).toContain("noindex");
  expect(page.document.querySelector("link[rel=canonical]")).toBeNull();
});

const doubles = (texts: readonly string[]): readonly string[] =>
  texts.filter((text, index) => texts.indexOf(text) !== index);

test("no two pages share a title, a description or a main heading", () => {
  expect(doubles(pages.map((page) => page.document.title))).toEqual([]);
  expect(doubles(pages.map((page) => only(page, "meta[name=description]").getAttribute("content") ?? ""))).toEqual([]);
  expect(doubles(pages.map((page) => wordsOf(page.document.querySelector("h1"))))).toEqual([]);
});

describe.each(eachPage)("%s", (address, page) => {
  test("says its language", () => {
    expect(page.document.documentElement.lang).toBe("en-US");
  });

  test("has a description of 50 to 165 characters", () => {
    const text = only(page, "meta[name=description]").getAttribute("content") ?? "";
    expect(text.length).toBeGreaterThanOrEqual(50);
    expect(text.length).toBeLessThanOrEqual(165);
  });

  test("names its one address", () => {
    if (!isListed(page)) return;
    expect(only(page, "link[rel=canonical]").getAttribute("href")).toBe(`${studio.siteUrl}${address}`);
  });

  test("may be enlarged by the reader", () => {
    const viewport = only(page, "meta[name=viewport]").getAttribute("content") ?? "";
    expect(viewport).toContain("width=device-width");
    expect(viewport).not.toMatch(/maximum-scale|user-scalable/u);
  });

  test("shows no gap in the content and no piece of the program", () => {
    expect(wordsOf(page.document.body)).not.toMatch(/\bundefined\b|\bNaN\b|\[object |\{[a-z]+\}|lorem ipsum/iu);
  });
});
