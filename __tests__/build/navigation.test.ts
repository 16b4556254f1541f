/** @jest-environment jsdom */
import { eachPage, only, pageAt, pages, wordsOf, type BuiltPage } from "./built-site";

const nav = (page: BuiltPage, name: string): Element => only(page, `nav[aria-label='${name}']`);

const links = (element: Element): readonly (readonly [words: string, to: string | null, mark: string | null])[] =>
  [...element.querySelectorAll("a")].map((link) => [
    wordsOf(link),
    link.getAttribute("href"),
    link.getAttribute("aria-current"),
  ]);

const marked = (element: Element): readonly string[] =>
  links(element).flatMap(([words, , mark]) => (mark === null ? [] : [`${words} (${mark})`]));

/** What the main navigation marks on a page. */
const expectedMark = (address: string): readonly string[] => {
  const own: Readonly<Record<string, string>> = {
    "/": "Home (page)",
    "/about-us/": "About Us (page)",
    "/services/": "Services (page)",
    "/our-projects/": "Projects (page)",
    "/a11y-accessible-design/": "Accessible Design (page)",
    "/contact-us/": "Contact Us (page)",
  };
  const mark = own[address];
  if (mark !== undefined) return [mark];
  if (address.startsWith("/project-")) return ["Projects (true)"];
  if (address.startsWith("/services/")) return ["Services (true)"];
  return address.startsWith("/a11y-accessible-design/") ? ["Accessible Design (true)"] : [];
};

test("the main navigation has the specified links, on every page alike", () => {
  const expected = [
    ["Home", "/"],
    ["About Us", "/about-us/"],
    ["Services", "/services/"],
    ["Projects", "/our-projects/"],
    ["Accessible Design", "/a11y-accessible-design/"],
    ["Contact Us", "/contact-us/"],
  ];
  for (const page of pages) expect(links(nav(page, "Main")).map(([words, to]) => [words, to])).toEqual(expected);
});

test("the bottom bar has the specified links, on every page alike", () => {
  const expected = [
    ["Projects", "/our-projects/"],
    ["A11y", "/a11y-accessible-design/"],
    ["Home", "/"],
    ["Services", "/services/"],
    ["Contact", "/contact-us/"],
  ];
  for (const page of pages) expect(links(nav(page, "Quick links")).map(([words, to]) => [words, to])).toEqual(expected);
});

test("the footer has the specified links", () => {
  const listed = links(nav(pageAt("/"), "Footer")).map(([words, to]) => [words, to?.split("#")[0]]);
  expect(listed).toEqual(
    expect.arrayContaining([
      ["Home", "/"],
      ["About Us", "/about-us/"],
      ["Our Services", "/services/"],
      ["Our Projects", "/our-projects/"],
      ["Pricing", "/pricing/"],
      ["Accessible Design", "/a11y-accessible-design/"],
      ["Contact Us", "/contact-us/"],
      ["Start Your Project", "/contact-us/"],
      ["Privacy Policy", "/privacy-policy/"],
      ["Section 508 compliance for federal entities", "/services/"],
      ["WCAG 2.1 AA conformance for private entities", "/services/"],
    ]),
  );
});

describe.each(eachPage)("%s", (address, page) => {
  test("marks where it stands in the main navigation", () => {
    expect(marked(nav(page, "Main"))).toEqual(expectedMark(address));
  });

  test("marks at most one link of any navigation, and only as page, step or section", () => {
    for (const element of page.document.querySelectorAll("nav")) {
      const marks = links(element).flatMap(([, , mark]) => mark ?? []);
      expect(marks.length).toBeLessThanOrEqual(1);
      for (const mark of marks) expect(["page", "step", "true"]).toContain(mark);
    }
  });

  test("its menu works without scripts: a link to the footer's list", () => {
    const menu = only(page, "header a[href='#ui-all-pages']");
    expect(wordsOf(menu)).toBe("Open Menu");
    expect(page.document.getElementById("ui-all-pages")).toBe(nav(page, "Footer"));
  });
});

test("each step page marks itself among its study's steps", () => {
  const steps = pages.filter(({ address }) => address.startsWith("/project-"));
  expect(steps.length).toBeGreaterThanOrEqual(15);
  for (const page of steps) {
    const current = only(page, "[aria-current=step]");
    expect(current.getAttribute("href")).toBe(page.address);
    expect(current.closest("nav")?.querySelectorAll("a").length).toBeGreaterThanOrEqual(5);
  }
});
