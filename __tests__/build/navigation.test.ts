import { accessibleDesignPath } from "../../src/lib/page-path";
import { uiStrings } from "../../src/strings/ui-strings";
import { navigation, studies, studio, studyOf, tabs } from "../e2e/content";
import { only, pageAt, pages, wordsOf, type BuiltPage } from "./built-site";

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

/** The links of the site layout's navigations, which are the same on every page (WCAG 3.2.3, 3.2.4). */
const layoutLinks = ({ document }: BuiltPage): readonly unknown[] =>
  [...document.querySelectorAll("nav")]
    .filter((element) => element.closest("main") === null)
    .map((element) => [element.getAttribute("aria-label"), links(element).map(([words, to]) => [words, to])]);

/** The ways to reach a person, in the order of the footer, which is the same on every page (WCAG 3.2.6). */
const helpLinks = (page: BuiltPage): readonly string[] => {
  const ways = [`tel:${studio.phone.dial}`, `mailto:${studio.emails.general}`, "/contact-us/"];
  return links(only(page, "footer")).flatMap(([, to]) => (to !== null && ways.includes(to) ? [to] : []));
};

interface Link {
  readonly label: string;
  readonly to: string;
}

/** What a navigation with these links marks on a page: the page itself, or the section that it belongs to. */
const expectedMark = (address: string, listed: readonly Link[]): readonly string[] => {
  const labelOf = (target: string) => listed.find(({ to }) => to === target)?.label;
  const own = labelOf(address);
  if (own !== undefined) return [`${own} (page)`];
  const sections = ["/services/", `/${accessibleDesignPath}/`];
  const section = studyOf(address) === undefined ? sections.find((one) => address.startsWith(one)) : "/our-projects/";
  const label = labelOf(section ?? "");
  return label === undefined ? [] : [`${label} (true)`];
};

const asLinks = (listed: readonly Link[]) => listed.map(({ label, to }) => [label, to]);

describe.each<[string, readonly Link[]]>([
  [uiStrings.mainNavigation, navigation.headerLinks],
  [uiStrings.menu, navigation.headerLinks],
  [uiStrings.bottomBar, navigation.bottomBarLinks],
])("the navigation %s", (name, expected) => {
  test("has the links of the content", () => {
    expect(links(nav(home, name)).map(([words, to]) => [words, to])).toEqual(asLinks(expected));
  });

  test.each(pages)("marks on $address the page or its section", (page) => {
    expect(marked(nav(page, name))).toEqual(expectedMark(page.address, expected));
  });
});

test("the logo leads home, and says so; a short label has its full name for screen readers", () => {
  const logo = only(home, ".header__home");
  expect(logo.getAttribute("href")).toBe("/");
  expect(logo.getAttribute("aria-label")).toBe(`${studio.name}, ${uiStrings.homeLink}`);
  const bar = [...nav(home, uiStrings.bottomBar).querySelectorAll("a")];
  const fullNames = navigation.bottomBarLinks.map(({ fullName = null }) => fullName);
  expect(bar.map((link) => link.getAttribute("aria-label"))).toEqual(fullNames);
});

/** Where the last step of a study leads, of the studies. */
const leadsTo = (study: (typeof studies)[number]): string | undefined => {
  const [pagination] = [...pageAt(study.steps.at(-1)?.address ?? "").document.querySelectorAll("main nav")].slice(-1);
  const addresses = [...(pagination?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"));
  return studies.find(({ address }) => addresses.includes(address) && address !== study.address)?.address;
};

// In which order: src/lib/next-in-circle.test.ts.
test("from last step to next study, a visitor meets every study and is back at the first; one alone leads nowhere", () => {
  const met = studies.reduce<readonly (string | undefined)[]>(
    (way) => {
      const here = studies.find(({ address }) => address === way.at(-1));
      return here === undefined ? way : [...way, leadsTo(here)];
    },
    [studies[0]?.address],
  );
  const expected = studies.map(({ address }) => address);
  expect(met).toEqual([...expected, studies.length === 1 ? undefined : expected[0]]);
});

const groups = [
  { current: "page", group: tabs },
  ...studies.map(({ steps }) => ({ current: "step", group: steps })),
].filter(({ group }) => group.length > 1);

test.each(groups.flatMap(({ current, group }) => group.map((own, index) => ({ ...own, index, current, group }))))(
  "$address is marked among the pages of its group, and a step leads to the ones before and after it",
  ({ address, name, index, current, group }) => {
    const main = only(pageAt(address), "main");
    const navs = [...main.querySelectorAll("nav")].map(links);
    expect(navs[0]?.map(([, to, mark]) => [to, mark])).toEqual(
      group.map((page) => [page.address, page.address === address ? current : null]),
    );
    expect(navs[0]?.[index]?.[0]).toContain(name);
    const neighbors =
      current === "step" ? [group[index - 1], group[index + 1]].flatMap((page) => page?.address ?? []) : [];
    expect(navs.at(-1)?.map(([, to]) => to)).toEqual(expect.arrayContaining(neighbors));
    expect(links(main).map(([, to]) => to)).toContain(current === "step" ? "/our-projects/" : group[0]?.address);
  },
);

test("the footer has the links of the content, phone and mail", () => {
  const { pages: listed, compliance, siteLinks } = navigation.footer;
  expect(links(only(home, "footer")).map(([words, to]) => [words, to])).toEqual(
    expect.arrayContaining(asLinks([...listed, ...compliance, ...siteLinks])),
  );
  expect(helpLinks(home)).toEqual(
    expect.arrayContaining([`tel:${studio.phone.dial}`, `mailto:${studio.emails.general}`]),
  );
});

describe.each(pages)("$address", (page) => {
  test("has Home's navigations and ways to get help, in Home's order", () => {
    expect(layoutLinks(page)).toEqual(layoutLinks(home));
    expect(helpLinks(page)).toEqual(helpLinks(home));
  });

  test("marks itself in the footer", () => {
    const { pages: listed, siteLinks } = navigation.footer;
    const own = [...listed, ...siteLinks].find(({ to }) => to === page.address);
    expect([...page.document.querySelectorAll("footer ul")].flatMap(marked)).toEqual(
      own === undefined ? [] : [`${own.label} (page)`],
    );
  });
});
