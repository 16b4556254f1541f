/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import path from "node:path";
import { only, pageAt, pages, publicFolder, wordsOf } from "./built-site";

/** The sitemap page (WCAG 2.4.5, Multiple Ways): every page of the XML sitemap, once each. */

const locationsIn = (name: string): readonly string[] =>
  [...readFileSync(path.join(publicFolder, name), "utf8").matchAll(/<loc>([^<]+)<\/loc>/gu)].map(
    ([, address = ""]) => new URL(address).pathname,
  );

const main = only(pageAt("/sitemap/"), "main");
const listed = [...main.querySelectorAll("a[href]")].map((link) => link.getAttribute("href") ?? "");

test("links every page of the XML sitemap exactly once, and nothing else", () => {
  const inXml = locationsIn("sitemap-index.xml").flatMap((part) => locationsIn(part.slice(1)));
  expect(inXml.length).toBeGreaterThanOrEqual(31);
  expect([...listed].sort()).toEqual([...inXml].sort());
});

test("names each page by its own title", () => {
  const wrong = [...main.querySelectorAll("a[href]")].filter(
    (link) => !pageAt(link.getAttribute("href") ?? "").document.title.startsWith(wordsOf(link)),
  );
  // Home's title says what the studio makes instead of its name in the list.
  expect(wrong.map((link) => link.getAttribute("href"))).toEqual(["/"]);
});

test("lists the steps of each study under its name, in their order", () => {
  const steps = listed.filter((address) => address.startsWith("/project-senate/"));
  expect(steps.map((address) => address.split("/")[2])).toEqual(["", "define", "ideate", "prototype", "test"]);
});

test("every page leads to it, by the footer", () => {
  const without = pages.filter(({ document }) => document.querySelector("footer a[href='/sitemap/']") === null);
  expect(without.map(({ address }) => address)).toEqual([]);
});
