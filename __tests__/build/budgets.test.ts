/** @jest-environment jsdom */
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { readPageScripts } from "../../src/gatsby/outputs/loader/rewrite-page";
import { eachPage, publicFolder } from "./built-site";

/** Budgets in bytes, brotli level 11 (docs/performance.md). */
const budgets = {
  /** What runs without an interaction: the inline loader and the worker's registration. */
  scripts: 3000,
  /** All scripts of a page, its form's included. */
  hydrated: 135_000,
  styles: 8000,
  font: 25_000,
} as const;

/** zlib's default brotli level is 11. */
const compressedSize = (text: string | Buffer): number => brotliCompressSync(text).length;

/** Scripts that run: not data blocks or speculation rules. */
const isExecuted = ({ type }: HTMLScriptElement): boolean =>
  type === "" || type === "module" || type === "text/javascript";

const read = (address: string): string => readFileSync(path.join(publicFolder, address), "utf8");

const sizes = new Map<string, number>();

/** Each file is compressed once: all pages share most of their scripts. */
const compressedFileSize = (address: string): number => {
  const size = sizes.get(address) ?? compressedSize(read(address));
  sizes.set(address, size);
  return size;
};

/** A string that formik's chunk has, also minified. */
const partOfFormik = "validationSchema";

describe.each(eachPage)("%s", (_, { document, html }) => {
  const scripts = [...document.querySelectorAll("script")];
  const inline = scripts.filter(isExecuted).map(({ textContent }) => textContent);
  const { worker = "", scripts: hydrating } = readPageScripts(html);

  test("loads no script file", () => {
    expect(scripts.filter(({ src }) => src !== "")).toEqual([]);
    expect(document.querySelectorAll("link[rel=modulepreload], link[as=script], link[as=fetch]")).toHaveLength(0);
  });

  test("stays within the script budget before the first interaction", () => {
    expect(compressedSize(inline.join("\n")) + compressedFileSize(worker)).toBeLessThanOrEqual(budgets.scripts);
  });

  test("hydrates within its budget, with the form's libraries only where there is a form", () => {
    const files = [worker, ...hydrating];
    const size = files.reduce((sum, file) => sum + compressedFileSize(file), compressedSize(inline.join("\n")));
    expect(size).toBeLessThanOrEqual(budgets.hydrated);
    const hasForm = document.querySelector("form[data-hydrate]") !== null;
    expect(files.some((file) => read(file).includes(partOfFormik))).toBe(hasForm);
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
