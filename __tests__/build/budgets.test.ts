// Bytes of scripts, styles and font stay within their budgets, and nothing of Gatsby's own app is loaded.
import { statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { siteHeaders } from "../../src/lib/security-headers";
import { readContactContent } from "../../src/gatsby/data-layer/contact-content";
import { inlineScript, only, pageAt, pages, publicFolder, readBuilt, scriptsNamedIn } from "./built-site";

/** Budgets in bytes, brotli level 11 (docs/performance.md). */
const budgets = {
  /** What runs before the page is used: the inline script, and the file that comes when the page has loaded. */
  scripts: 3000,
  /** All scripts of a page whose form was used, without the content in them. */
  formUsed: 101_400,
  styles: 5000,
  /** Styles of a page to which an editor may add parts, with each kind of part on it. */
  stylesOfAllParts: 5800,
  font: 25_000,
  /** Pictures that a page fetches before it's scrolled. A photo that an editor puts there fits. */
  firstPictures: 100_000,
} as const;

/** The pixels that a picture as wide as Lighthouse's phone has: 412 CSS pixels, 1.75 pixels each. */
const phonePixels = 721;

/** Bytes of HTML with the site's own headers, brotli level 6, as servers compress it: fewer than ten packets hold. */
const firstAnswer = 14_200;

/** Of it, what content may take, with header, footer and dialogs. On Home it takes 6.1 kB (2026-11-29). */
const contentPart = 6100;

/** zlib's default brotli level is 11. */
const compressedSize = (text: string | Buffer): number => brotliCompressSync(text).length;

test.each(pages)("$address loads no script file at first and stays within its budget", ({ document, html }) => {
  const inline = inlineScript(document);
  expect(document.querySelectorAll("script[src], link:is([rel=modulepreload], [as=script], [as=fetch])")).toHaveLength(
    0,
  );
  expect(html).not.toMatch(/\/(?:app|framework|webpack-runtime|component---[\w-]+)-[0-9a-f]+\.js|page-data/u);
  const [afterLoad = "", ...others] = scriptsNamedIn(inline);
  expect(afterLoad).toMatch(/^\/after-load-/u);
  // Only pages with a form name its script.
  const forms = document.querySelectorAll("form").length;
  expect(others).toEqual(Array.from({ length: forms }, () => expect.stringMatching(/^\/contact-form-/u)));
  expect(compressedSize(inline) + compressedSize(readBuilt(afterLoad))).toBeLessThanOrEqual(budgets.scripts);
});

test.each(pages)("$address styles its first view inline, with one font, within budget", (page) => {
  const styles = [...page.document.querySelectorAll("style")].map(({ textContent }) => textContent);
  expect(styles.join("").length).toBeGreaterThan(1000);
  // Named by the first style that a browser reads; in another order, base styles would win over sections.
  expect(styles[0]).toMatch(/^@layer reset, ?tokens, ?base, ?objects, ?components, ?sections, ?utilities;/u);
  const hasParts = page.document.querySelector(".content-section") !== null;
  expect(compressedSize(styles.join("\n"))).toBeLessThanOrEqual(hasParts ? budgets.stylesOfAllParts : budgets.styles);
  // Those of dialogs and paper, after everything else.
  const links = page.document.querySelectorAll("link[rel=stylesheet]");
  expect([...links].map((link) => link.getAttribute("href"))).toEqual([
    expect.stringMatching(/^\/dialogs-and-print-/u),
  ]);
  expect(page.document.body.lastElementChild).toBe(links[0]);
  const font = only(page, "link[rel=preload][as=font]").getAttribute("href") ?? "";
  expect(statSync(path.join(publicFolder, font)).size).toBeLessThanOrEqual(budgets.font);
});

test.each(pages)("$address fetches few bytes of pictures before it's scrolled", ({ document }) => {
  const files = [...document.querySelectorAll("img:not([loading=lazy])")].map((image) => {
    const source = image.parentElement?.querySelector("source[type='image/avif']") ?? image;
    const candidates = [...(source.getAttribute("srcset") ?? "").matchAll(/(\S+) (\d+)w/gu)];
    const chosen = candidates.find(([, , width]) => Number(width) >= phonePixels) ?? candidates.at(-1);
    return chosen?.[1] ?? image.getAttribute("src") ?? "";
  });
  const sizes = files.map((file) => statSync(path.join(publicFolder, file)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budgets.firstPictures);
});

test("all scripts of a used form stay within their budget, whatever its texts", () => {
  const code = inlineScript(pageAt("/").document);
  const files = scriptsNamedIn(code).map(readBuilt);
  const content = compressedSize(JSON.stringify(readContactContent().forScript));
  const sum = [code, ...files].reduce((bytes, text) => bytes + compressedSize(text), -content);
  expect(sum).toBeLessThanOrEqual(budgets.formUsed);
});

/** What these elements hold, and the words of the head, grow with the content; `npm run bench:lighthouse` measures it. */
test.each(["/", "/contact-us/"])("on %s the code leaves content its part of the first answer", (address) => {
  const { html } = pageAt(address);
  const frame = html
    .replaceAll(/(?<=<(header|main|footer|dialog)\b[^>]*>)[^]*?(?=<\/\1>)/gu, "")
    .replaceAll(/<(?:title>[^<]*<\/title>|meta [^>]*(?:description|title|alt)"[^>]*>)/gu, "");
  expect(frame.length).toBeLessThan(html.length);
  const lines = Object.entries(siteHeaders());
  const bytes =
    brotliCompressSync(frame, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length +
    lines.map((line) => line.join(": ")).join("\r\n").length;
  expect(bytes).toBeLessThanOrEqual(firstAnswer - contentPart);
});
