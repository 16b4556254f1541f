/** @jest-environment jsdom */
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { eachPage, publicFolder } from "./built-site";

/** What a page may weigh before the visitor does anything, packed by brotli as the network gets it (docs/performance.md). */
const budgets = {
  /** All scripts that run or are fetched without an act of the visitor: the page's own line and the worker's registration. */
  scripts: 3000,
  /** Of the page's own HTML; all of the site's come with the scripts. */
  styles: 8000,
  font: 25_000,
} as const;

const packed = (text: string | Buffer): number => brotliCompressSync(text).length;

/** Inline scripts that run; data for scripts and rules for the browser are none. */
const runs = ({ type }: HTMLScriptElement): boolean => type === "" || type === "module" || type === "text/javascript";

const filesLike = (pattern: RegExp, folder = ""): readonly string[] =>
  readdirSync(path.join(publicFolder, folder)).filter((name) => pattern.test(name));

/** The one of its kind that the pages name; earlier local builds may have left others. */
const registration = (document: Document): string => {
  const data = document.getElementById("page-scripts")?.textContent ?? "{}";
  const { worker } = JSON.parse(data) as { readonly worker?: string };
  if (worker === undefined) throw new Error("The page registers no service worker.");
  return worker;
};

describe.each(eachPage)("%s", (_, { document }) => {
  const scripts = [...document.querySelectorAll("script")];

  test("fetches no script by itself", () => {
    expect(scripts.filter(({ src }) => src !== "")).toEqual([]);
    expect(document.querySelectorAll("link[rel=modulepreload], link[as=script], link[as=fetch]")).toHaveLength(0);
  });

  test("needs no more script than its budget before the visitor's first act", () => {
    const inline = scripts.filter(runs).map(({ textContent }) => textContent);
    const file = readFileSync(path.join(publicFolder, registration(document)));
    expect(packed(inline.join("\n")) + packed(file)).toBeLessThanOrEqual(budgets.scripts);
  });

  test("carries its own styles, within their budget, and waits for none", () => {
    const inline = [...document.querySelectorAll("style")].map(({ textContent }) => textContent);
    expect(inline.join("").length).toBeGreaterThan(1000);
    expect(packed(inline.join("\n"))).toBeLessThanOrEqual(budgets.styles);
    expect(document.querySelectorAll("link[rel=stylesheet]")).toHaveLength(0);
  });

  test("asks for one picture first at the most, and for one font", () => {
    expect(document.querySelectorAll("img[fetchpriority=high]").length).toBeLessThanOrEqual(1);
    const fonts = [...document.querySelectorAll("link[rel=preload][as=font]")];
    expect(fonts).toHaveLength(1);
    const address = fonts[0]?.getAttribute("href") ?? "";
    expect(statSync(path.join(publicFolder, address)).size).toBeLessThanOrEqual(budgets.font);
  });
});

test("the site has one font file", () => {
  const named = new Set(
    eachPage.map(([, { document }]) => document.querySelector("link[as=font]")?.getAttribute("href")),
  );
  expect(named.size).toBe(1);
  expect(filesLike(/\.woff2$/u, "static").length).toBeGreaterThan(0);
});
