/** @jest-environment jsdom */
import { anchor } from "../../src/content-schema/fields";
import { pricing } from "../e2e/content";
import { eachPage, only, wordsOf, type BuiltPage } from "./built-site";

const inside = "main, article, aside, nav, section";

/** A header or footer is a landmark only where it belongs to the page as a whole (HTML-AAM). */
const ofPage = (page: BuiltPage, selector: string): readonly Element[] =>
  [...page.document.querySelectorAll(selector)].filter((element) => element.parentElement?.closest(inside) === null);

const nameOf = (page: BuiltPage, element: Element): string =>
  element.getAttribute("aria-label") ??
  (element.getAttribute("aria-labelledby") ?? "")
    .split(" ")
    .map((id) => wordsOf(page.document.getElementById(id)))
    .join(" ");

const doubles = (texts: readonly string[]): readonly string[] =>
  texts.filter((text, index) => texts.indexOf(text) !== index);

describe.each(eachPage)("%s", (_, page) => {
  test("has one main heading, with words, and it comes first", () => {
    const headings = [...page.document.querySelectorAll("h1, h2, h3, h4, h5, h6")];
    expect(headings[0]?.localName).toBe("h1");
    expect(page.document.querySelectorAll("h1")).toHaveLength(1);
    expect(only(page, "main").contains(headings[0] ?? null)).toBe(true);
    expect(headings.filter((heading) => wordsOf(heading) === "")).toEqual([]);
  });

  test("skips no heading level", () => {
    const levels = [...page.document.querySelectorAll("h1, h2, h3, h4, h5, h6")].map((heading) => ({
      level: Number(heading.localName.slice(1)),
      words: wordsOf(heading),
    }));
    const skipped = levels.filter(({ level }, index) => level > (levels[index - 1]?.level ?? 0) + 1);
    expect(skipped).toEqual([]);
  });

  test("has each id once", () => {
    expect(doubles([...page.document.querySelectorAll("[id]")].map(({ id }) => id))).toEqual([]);
  });

  test("what points to an id finds it", () => {
    const pointers = [
      "for",
      "aria-labelledby",
      "aria-describedby",
      "aria-controls",
      "aria-details",
      "aria-errormessage",
    ];
    const lost = pointers.flatMap((attribute) =>
      [...page.document.querySelectorAll(`[${attribute}]`)]
        .flatMap((element) => (element.getAttribute(attribute) ?? "").split(/\s+/u))
        .filter((id) => page.document.getElementById(id) === null)
        .map((id) => `${attribute}="${id}"`),
    );
    expect(lost).toEqual([]);
  });

  test("has one banner, one main and one contentinfo, in this order", () => {
    const landmarks = [
      ...ofPage(page, "header, [role=banner]"),
      ...page.document.querySelectorAll("main, [role=main]"),
      ...ofPage(page, "footer, [role=contentinfo]"),
    ];
    expect(landmarks.map(({ localName }) => localName)).toEqual(["header", "main", "footer"]);
    const order = [...page.document.querySelectorAll("header, main, footer")].filter((element) =>
      landmarks.includes(element),
    );
    expect(order).toEqual(landmarks);
  });

  test("names its navigations, each in its own way", () => {
    const names = [...page.document.querySelectorAll("nav, [role=navigation]")].map((nav) => nameOf(page, nav));
    expect(names).toEqual(expect.arrayContaining(["Main", "Footer", "Quick links"]));
    expect(names.filter((name) => name === "")).toEqual([]);
    expect(doubles(names)).toEqual([]);
  });

  test("begins with the skip link, which leads into main", () => {
    const first = page.document.querySelector("a[href], button, input, [tabindex]:not([tabindex='-1'])");
    expect(first?.getAttribute("href")).toBe("#main");
    expect(only(page, "main").id).toBe("main");
  });

  test("has no positive tabindex, no autofocus and no access key", () => {
    const found = [...page.document.querySelectorAll("[tabindex], [autofocus], [accesskey]")].filter(
      (element) =>
        Number(element.getAttribute("tabindex")) > 0 ||
        element.hasAttribute("autofocus") ||
        element.hasAttribute("accesskey"),
    );
    expect(found.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });

  test("gives every table a caption and its headers a direction", () => {
    for (const table of page.document.querySelectorAll("table")) {
      expect(wordsOf(table.querySelector("caption"))).not.toBe("");
      expect([...table.querySelectorAll("th")].filter((header) => !header.hasAttribute("scope"))).toEqual([]);
    }
  });

  test("names every button", () => {
    const unnamed = [...page.document.querySelectorAll("button, [role=button]")].filter(
      (button) => wordsOf(button) === "" && nameOf(page, button) === "",
    );
    expect(unnamed.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });
});

/**
 * The parts that are a region landmark, by their headings in the content. The contact form is a form landmark; the offer
 * of a new version becomes a region when it is shown (new-version.tsx).
 */
const regionNames: readonly string[] = [pricing.question.title];

describe.each(eachPage)("for screen readers, %s", (_, page) => {
  const parts = [...page.document.querySelectorAll("main h2, main h3, main h4")].map((heading) => ({
    heading,
    part: heading.closest("li, article, section, main"),
  }));

  test("has only the regions that are listed, at most three", () => {
    const regions = [...page.document.querySelectorAll("section, [role=region]")]
      .map((element) => nameOf(page, element))
      .filter((name) => name !== "");
    expect(regions.filter((name) => !regionNames.includes(name))).toEqual([]);
    expect(regions.length).toBeLessThanOrEqual(3);
  });

  test("has the heading of a part before its pictures", () => {
    const late = parts.filter(({ heading, part }) => {
      const first = part?.querySelector("h1, h2, h3, h4, img:not([alt=''])");
      return first?.localName === "img" && part?.querySelector("h1, h2, h3, h4") === heading;
    });
    expect(late.map(({ heading }) => wordsOf(heading))).toEqual([]);
  });

  test("moves the focus where a link leads within the page", () => {
    const targets = [...page.document.querySelectorAll("a[href^='#']")].map(
      (link) => page.document.getElementById(link.getAttribute("href")?.slice(1) ?? "")?.outerHTML ?? "",
    );
    expect(targets.filter((target) => !/^<[^>]* tabindex="-1"/u.test(target))).toEqual([]);
  });

  test("has no empty status without the paragraph that keeps readers from stopping there", () => {
    const statuses = [...page.document.querySelectorAll("[role=status]")];
    expect(statuses).not.toEqual([]);
    expect(statuses.filter(({ children }) => children.length === 0)).toEqual([]);
  });
});

test("a link to a part of another page leads to what takes the focus", () => {
  const pages = new Map<string, BuiltPage>(eachPage);
  const lost = eachPage.flatMap(([address, { document }]) =>
    [...document.querySelectorAll("a[href^='/'][href*='#']")]
      .map((link) => link.getAttribute("href") ?? "")
      .filter((href) => {
        const [path = "", id = ""] = href.split("#");
        return pages.get(path)?.document.getElementById(id)?.getAttribute("tabindex") !== "-1";
      })
      .map((href) => `${address} -> ${href}`),
  );
  expect(lost).toEqual([]);
});

test("an id of the frame is on every page, so no anchor of the content may be it", () => {
  const [first = [], ...others] = eachPage.map(([, { document }]) =>
    [...document.querySelectorAll("[id]")].map(({ id }) => id),
  );
  const frameIds = first.filter((id) => others.every((ids) => ids.includes(id)));
  expect(frameIds).toContain("main");
  expect(frameIds.filter((id) => anchor("").safeParse(id).success)).toEqual([]);
});
