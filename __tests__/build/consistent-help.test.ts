/** @jest-environment jsdom */
import { eachPage, only, studio, type BuiltPage } from "./built-site";

/** Consistent help (WCAG 2.2, 3.2.6): the ways to reach a person come in the same order on every page. */

const ways = [`tel:${studio.phone.dial}`, `mailto:${studio.emails.general}`, "/contact-us/"];

const helpOf = (page: BuiltPage): readonly string[] =>
  [...only(page, "body > div footer, footer").querySelectorAll("a[href]")]
    .map((link) => link.getAttribute("href") ?? "")
    .filter((to) => ways.includes(to));

const [, first] = eachPage[0] ?? [];

test("the footer holds phone, mail and the contact page", () => {
  expect(first).toBeDefined();
  if (first !== undefined) expect([...new Set(helpOf(first))].sort()).toEqual([...ways].sort());
});

test.each(eachPage)("%s offers them in the same order as all others", (_, page) => {
  expect(first).toBeDefined();
  if (first !== undefined) expect(helpOf(page)).toEqual(helpOf(first));
});
