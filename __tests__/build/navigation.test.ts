/** @jest-environment jsdom */
import { eachPage, only, pageAt, pages, studio, wordsOf, type BuiltPage } from "./built-site";

const home = pageAt("/");

const nav = (page: BuiltPage, name: string): Element => only(page, `nav[aria-label='${name}']`);

const links = (element: Element): readonly (readonly [words: string, to: string | null, mark: string | null])[] =>
  [...element.querySelectorAll("a")].map((link) => [
    wordsOf(link),
    link.getAttribute("href"),
    link.getAttribute("aria-current"),
  ]);

const marked = (element: Element): readonly string[] =>
  links(element).flatMap(([words, , mark]) => (mark === null ? [] : [`${words} (${mark})`]));

/** The links of the frame's navigations, which are the same on every page (WCAG 3.2.3, 3.2.4). */
const frameLinks = ({ document }: BuiltPage): readonly unknown[] =>
  [...document.querySelectorAll("nav")]
    .filter((element) => element.closest("main") === null)
    .map((element) => [element.getAttribute("aria-label"), links(element).map(([words, to]) => [words, to])]);

/** The ways to reach a person, in the order of the footer, which is the same on every page (WCAG 3.2.6). */
const helpLinks = (page: BuiltPage): readonly string[] => {
  const ways = [`tel:${studio.phone.dial}`, `mailto:${studio.emails.general}`, "/contact-us/"];
  return links(only(page, "body > div footer, footer")).flatMap(([, to]) =>
    to !== null && ways.includes(to) ? [to] : [],
  );
};

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

test.each([
  [
    "Main",
    [
      ["Home", "/"],
      ["About Us", "/about-us/"],
      ["Services", "/services/"],
      ["Projects", "/our-projects/"],
      ["Accessible Design", "/a11y-accessible-design/"],
      ["Contact Us", "/contact-us/"],
    ],
  ],
  [
    "Quick links",
    [
      ["Projects", "/our-projects/"],
      ["A11y", "/a11y-accessible-design/"],
      ["Home", "/"],
      ["Services", "/services/"],
      ["Contact", "/contact-us/"],
    ],
  ],
])("the navigation %s has the specified links", (name, expected) => {
  expect(links(nav(home, name)).map(([words, to]) => [words, to])).toEqual(expected);
});

test("the footer has the specified links", () => {
  const listed = links(nav(home, "Footer")).map(([words, to]) => [words, to?.split("#")[0]]);
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

test("the footer has phone, mail and the contact page", () => {
  expect(new Set(helpLinks(home)).size).toBe(3);
});

describe.each(eachPage)("%s", (address, page) => {
  test("has Home's navigations and ways to get help, in Home's order", () => {
    expect(frameLinks(page)).toEqual(frameLinks(home));
    expect(helpLinks(page)).toEqual(helpLinks(home));
  });

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

  test("its menu works without scripts: a button opens it, and a link leads to the footer's list", () => {
    const menu = only(page, "header button[command=show-modal]");
    const drawer = page.document.getElementById(menu.getAttribute("commandfor") ?? "");
    expect(drawer?.tagName).toBe("DIALOG");
    only(page, "header noscript a[href='#ui-all-pages']");
    expect(page.document.getElementById("ui-all-pages")).toBe(nav(page, "Footer"));
  });
});

test("each step page marks itself among its study's steps", () => {
  const steps = pages.filter(({ address }) => address.startsWith("/project-"));
  for (const page of steps) {
    const current = only(page, "[aria-current=step]");
    expect(current.getAttribute("href")).toBe(page.address);
  }
});
