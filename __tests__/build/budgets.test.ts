/** @jest-environment jsdom */
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { eachPage, publicFolder } from "./built-site";

/** Budgets in bytes, brotli level 11 (docs/performance.md). */
const budgets = {
  /** What runs without an interaction: the inline loader and the worker's registration. */
  scripts: 3000,
  styles: 8000,
  font: 25_000,
} as const;

/** zlib's default brotli level is 11. */
const compressedSize = (text: string | Buffer): number => brotliCompressSync(text).length;

/** Scripts that run: not data blocks or speculation rules. */
const isExecuted = ({ type }: HTMLScriptElement): boolean =>
  type === "" || type === "module" || type === "text/javascript";

/** The script that registers the worker, as the page names it. */
const registrationOf = (document: Document): string => {
  const data = document.getElementById("page-scripts")?.textContent ?? "{}";
  const { worker } = JSON.parse(data) as { readonly worker?: string };
  if (worker === undefined) throw new Error("The page registers no service worker.");
  return worker;
};

describe.each(eachPage)("%s", (_, { document }) => {
  const scripts = [...document.querySelectorAll("script")];

  test("loads no script file", () => {
    expect(scripts.filter(({ src }) => src !== "")).toEqual([]);
    expect(document.querySelectorAll("link[rel=modulepreload], link[as=script], link[as=fetch]")).toHaveLength(0);
  });

  test("stays within the script budget before the first interaction", () => {
    const inline = scripts.filter(isExecuted).map(({ textContent }) => textContent);
    const file = readFileSync(path.join(publicFolder, registrationOf(document)));
    expect(compressedSize(inline.join("\n")) + compressedSize(file)).toBeLessThanOrEqual(budgets.scripts);
  });

  test("has all styles inline, within their budget", () => {
    const inline = [...document.querySelectorAll("style")].map(({ textContent }) => textContent);
    expect(inline.join("").length).toBeGreaterThan(1000);
    // Named by the first style that a browser reads; in another order, base styles would win over sections.
    expect(inline[0]).toMatch(/^@layer reset, ?base, ?components, ?sections, ?utilities;/u);
    expect(compressedSize(inline.join("\n"))).toBeLessThanOrEqual(budgets.styles);
    expect(document.querySelectorAll("link[rel=stylesheet]")).toHaveLength(0);
  });

  test("has one font, within its budget", () => {
    const fonts = [...document.querySelectorAll("link[rel=preload][as=font]")];
    expect(fonts).toHaveLength(1);
    const address = fonts[0]?.getAttribute("href") ?? "";
    expect(statSync(path.join(publicFolder, address)).size).toBeLessThanOrEqual(budgets.font);
  });
});
