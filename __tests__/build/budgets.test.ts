import { statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { eachPage, publicFolder, readBuilt } from "./built-site";

/** Budgets in bytes, brotli level 11 (docs/performance.md). */
const budgets = {
  /** What runs before the page is used: the inline script and the worker's registration. */
  scripts: 3000,
  /** All scripts of a page whose form was used. */
  formUsed: 102_000,
  styles: 8000,
  font: 25_000,
} as const;

/** zlib's default brotli level is 11. */
const compressedSize = (text: string | Buffer): number => brotliCompressSync(text).length;

/** Scripts that run: not data blocks or speculation rules. */
const isExecuted = ({ type }: HTMLScriptElement): boolean =>
  type === "" || type === "module" || type === "text/javascript";

/** The scripts that a page's inline script names, by name without hash. */
const scriptsNamedIn = (code: string): ReadonlyMap<string, string> =>
  new Map(
    [...code.matchAll(/"(\/([a-z-]+)-[0-9a-f]{20}\.js)"/gu)].map(([, address = "", name = ""]) => [name, address]),
  );

describe.each(eachPage)("%s", (_, { document, html }) => {
  const scripts = [...document.querySelectorAll("script")];
  const inline = scripts.filter(isExecuted).map(({ textContent }) => textContent);
  const named = scriptsNamedIn(inline.join("\n"));

  test("loads no script file, and nothing of Gatsby's own app", () => {
    expect(scripts.filter(({ src }) => src !== "")).toEqual([]);
    expect(document.querySelectorAll("link[rel=modulepreload], link[as=script], link[as=fetch]")).toHaveLength(0);
    expect(html).not.toMatch(/\/(?:app|framework|webpack-runtime|component---[\w-]+)-[0-9a-f]+\.js|page-data/u);
    expect([...named.keys()].sort()).toEqual(["contact-form", "register-worker"]);
  });

  test("stays within the script budget before it is used", () => {
    const registration = readBuilt(named.get("register-worker") ?? "");
    expect(compressedSize(inline.join("\n")) + compressedSize(registration)).toBeLessThanOrEqual(budgets.scripts);
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

test("the scripts of a page whose form was used stay within their budget", () => {
  const inline = [...(eachPage[0]?.[1].document.querySelectorAll("script") ?? [])].filter(isExecuted);
  const code = inline.map(({ textContent }) => textContent).join("\n");
  const files = [...scriptsNamedIn(code).values()].map(readBuilt);
  expect(files).toHaveLength(2);
  expect([code, ...files].reduce((sum, text) => sum + compressedSize(text), 0)).toBeLessThanOrEqual(budgets.formUsed);
});
