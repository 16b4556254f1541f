// The navigations have the links of the content, in one order on every page, and highlight the page or its section.
import { uiStrings } from "../../src/strings/ui-strings";
import { navigation, studies, studio, tabs } from "../e2e/content";
import { only, pageAt, pages, wordsOf, type BuiltPage } from "./built-site";

const home = pageAt("/");

const linksIn = (element: Element | null): readonly HTMLAnchorElement[] => [...(element?.querySelectorAll("a") ?? [])];
const hrefsIn = (element: Element | null) => linksIn(element).map((link) => link.getAttribute("href"));

/** The links that an element marks as the page itself (page), its step (step) or its section (true). */
const marked = (element: Element): readonly string[] =>
  linksIn(element)
    .filter((link) => link.hasAttribute("aria-current"))
    .map((link) => `${link.getAttribute("href")} ${link.getAttribute("aria-current")}`);

const [step = "", tab = ""] = [studies[0]?.steps.at(-1)?.address, tabs.at(-1)?.address];

describe.each([
  [uiStrings.mainNavigation, navigation.headerLinks],
  [uiStrings.menu, navigation.headerLinks],
  [uiStrings.bottomBar, navigation.bottomBarLinks],
])("the navigation %s", (name, expected) => {
  const nav = (address: string): Element => only(pageAt(address), `nav[aria-label='${name}']`);

  test("has the links of the content", () => {
    expect(linksIn(nav("/")).map((link) => [wordsOf(link), link.getAttribute("href")])).toEqual(
      expected.map(({ label, to }) => [label, to]),
    );
  });

  // Home is open on its own page only (docs/specification.md, "Main navigation").
  test.each([
    ["/", "/ page"],
    ["/services/", "/services/ page"],
    [step, "/our-projects/ true"],
    [tab, "/a11y-accessible-design/ true"],
    ["/accessibility-statement/", ""],
  ])("on %s: %s", (address, mark) => {
    const isListed = expected.some(({ to }) => mark.startsWith(`${to} `));
    expect(marked(nav(address))).toEqual(isListed ? [mark] : []);
  });
});

test("the logo leads home, and short labels have a full name", () => {
  expect(only(home, ".header__home").getAttribute("href")).toBe("/");
  const bar = linksIn(only(home, `nav[aria-label='${uiStrings.bottomBar}']`));
  const fullNames = navigation.bottomBarLinks.map(({ fullName = null }) => fullName);
  expect(bar.map((link) => link.getAttribute("aria-label"))).toEqual(fullNames);
});

test("Start follows the main navigation, and the menu adds the prices", () => {
  const { prices } = navigation;
  const start = { ...navigation.start, label: `${navigation.start.label} ${navigation.start.rest}` };
  for (const [name, expected] of [
    [uiStrings.mainNavigation, [start]],
    [uiStrings.menu, [start, prices]],
  ] as const) {
    const after = only(home, `nav[aria-label='${name}'] + *`);
    const links = after.matches("a") ? [after] : linksIn(after);
    expect(links.map((link) => [wordsOf(link), link.getAttribute("href")])).toEqual(
      expected.map(({ label, to }) => [label, to]),
    );
  }
});

test("from study to study, a visitor meets every one", () => {
  const addresses = studies.map(({ address }) => address);
  const next = studies.flatMap(({ address, steps }) => {
    const pagination = [...pageAt(steps.at(-1)?.address ?? "").document.querySelectorAll("main nav")].at(-1);
    return addresses.filter((other) => other !== address && hrefsIn(pagination ?? null).includes(other));
  });
  expect(next.sort()).toEqual(studies.length === 1 ? [] : addresses.sort());
});

const groups = [{ group: tabs, mark: "page" }, ...studies.map(({ steps }) => ({ group: steps, mark: "step" }))].filter(
  ({ group }) => group.length > 1,
);

test.each(groups.flatMap(({ group, mark }) => group.map((own, index) => ({ ...own, index, group, mark }))))(
  "$address is marked among the pages of its group, and a step leads to the ones before and after it",
  ({ address, index, group, mark }) => {
    const main = only(pageAt(address), "main");
    const navs = [...main.querySelectorAll("nav")];
    expect(hrefsIn(navs[0] ?? null)).toEqual(group.map((page) => page.address));
    expect(marked(main)).toEqual([`${address} ${mark}`]);
    if (mark === "page") return;
    const neighbors = [group[index - 1], group[index + 1]].flatMap((page) => page?.address ?? []);
    expect(hrefsIn(navs.at(-1) ?? null)).toEqual(expect.arrayContaining(neighbors));
    expect(hrefsIn(main)).toContain("/our-projects/");
  },
);

const nextSteps = studies.flatMap(({ steps }) =>
  steps.slice(1).map((next, index) => ({ from: steps[index]?.address ?? "", ...next })),
);

test.each(nextSteps)("the link from $from to the next step says that page's heading", ({ from, address, heading }) => {
  const pagination = [...only(pageAt(from), "main").querySelectorAll("nav")].at(-1);
  const next = linksIn(pagination ?? null).find((link) => link.getAttribute("href") === address);
  expect(wordsOf(next ?? null)).toContain(heading);
});

/** The links of the layout's navigations (WCAG 3.2.3, 3.2.4) and the ways to reach a person in the footer (3.2.6). */
const layoutLinks = (page: BuiltPage) => {
  const ways = [`tel:${studio.phone.dial}`, `mailto:${studio.emails.general}`, "/contact-us/"];
  return {
    help: hrefsIn(only(page, "footer")).filter((href) => ways.includes(href ?? "")),
    navigations: [...page.document.querySelectorAll("nav")]
      .filter((nav) => nav.closest("main") === null)
      .map((nav) => [nav.getAttribute("aria-label"), linksIn(nav).map((link) => [wordsOf(link), link.href])]),
  };
};

// That the footer has all its links: __tests__/e2e/scripts-off.spec.ts.
test.each(pages)("$address has Home's navigations and ways to get help, in Home's order", (page) => {
  expect(layoutLinks(page)).toEqual(layoutLinks(home));
  expect(layoutLinks(page).help.length).toBeGreaterThan(1);
});
