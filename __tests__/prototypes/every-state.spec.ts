// Every page and state of every prototype keeps what holds for all of them.
import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, type Page } from "@playwright/test";
import { z } from "zod";
import { htmlErrors } from "../a11y/html-errors";
import { edgelessControls, unseenIcons } from "../e2e/testing/forced-colors";
import { layoutErrors, textSpacing } from "../e2e/testing/layout-errors";
import { motions } from "../e2e/testing/motion";
import { printErrors } from "../e2e/testing/print-errors";
import { walk } from "../e2e/testing/tab-stops";
import { smallTargets } from "../e2e/testing/target-size";
import { prototypeAddresses as pages } from "../testing/prototype-pages";
import { allStates as states } from "./all-states";
import { axeFindings } from "./findings";
import { openPrototypeState, resize, test, viewports } from "./prototype-test";

const readable = { cut: [], overlaps: [], sideways: 0 };
const twiceTheText = "html { font-size: 200% }";

const studyOf = (address: string): string => address.split("/")[2] ?? "";
const fileOf = (address: string): string =>
  path.resolve("static", `.${address.endsWith("/") ? `${address}index.html` : address}`);

const codeSniffer = readFileSync(require.resolve("@pa11y/html_codesniffer/build/HTMLCS.js"), "utf8");
const errorList = z.array(z.string());

/** The errors that HTML_CodeSniffer finds, which pa11y runs on the site's own pages. */
const codeSnifferErrors = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(codeSniffer);
  const found: unknown = await page.evaluate(`new Promise((resolve, reject) => {
    HTMLCS.process("WCAG2AA", document, () => {
      const errors = HTMLCS.getMessages().filter(({ type }) => type === HTMLCS.ERROR);
      resolve(errors.map(({ code, msg, element }) => code + " " + msg + " " + (element.outerHTML ?? "").slice(0, 120)));
    }, reject);
  })`);
  return errorList.parse(found);
};

for (const state of states)
  test(state.name, async ({ page, context }) => {
    await openPrototypeState(page, state);
    await test.step("keeps what was typed in the visit's own storage", async () => {
      const stored = await page.evaluate(() => [Object.keys(sessionStorage), Object.keys(localStorage)].flat());
      expect.soft(stored.filter((key) => key !== `prototype-${studyOf(state.path)}`)).toEqual([]);
      expect.soft(await context.cookies()).toEqual([]);
    });
    await test.step("shows whole text and large targets at every size", async () => {
      for (const viewport of Object.values(viewports)) {
        await resize(page, viewport);
        const width = `${String(viewport.width)} px`;
        expect.soft(await smallTargets(page), width).toEqual([]);
        expect.soft(await layoutErrors(page), width).toEqual(readable);
        expect.soft(await layoutErrors(page, textSpacing), `${width}, text spacing`).toEqual(readable);
      }
      // By a user style, which media queries do not follow; by the browser's setting: large-text.spec.ts.
      expect.soft(await layoutErrors(page, twiceTheText), "text at 200 %").toEqual(readable);
    });
    await test.step("keeps the product's own promises", async () => state.expectOwn?.(page));
    await resize(page, viewports.laptop);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await test.step("has code, names and colors without a finding", async () => {
      expect.soft(await motions(page), "reduced motion").toEqual([]);
      // Where a script replaced an element, the blanks around it remain.
      expect.soft(await htmlErrors(await page.content(), "no-trailing-whitespace"), "html-validate").toEqual([]);
      expect.soft(await axeFindings(page, "light"), "axe").toEqual([]);
      expect.soft(await codeSnifferErrors(page), "HTML_CodeSniffer").toEqual([]);
    });
    await test.step("is readable in the dark, in forced colors and on paper", async () => {
      await resize(page, viewports.small);
      await page.emulateMedia({ colorScheme: "dark" });
      expect.soft(await axeFindings(page, "dark"), "axe, dark").toEqual([]);
      await page.emulateMedia({ colorScheme: "light", forcedColors: "active" });
      expect.soft(await edgelessControls(page), "forced colors, controls").toEqual([]);
      expect.soft(await unseenIcons(page), "forced colors, icons").toEqual([]);
      await page.emulateMedia({ forcedColors: null, media: "print", colorScheme: "dark" });
      expect.soft(await printErrors(page), "print").toEqual([]);
    });
  });

for (const address of pages) {
  test.describe(address, () => {
    // Its link back is a rule of the content check; that it isn't for search engines: __tests__/build/sitemap.test.ts.
    test("says what it is", async ({ page }) => {
      expect(await htmlErrors(readFileSync(fileOf(address), "utf8")), "html-validate, as served").toEqual([]);
      await page.goto(address);
      const first = page.locator("body > :first-child");
      await expect(first).toHaveAccessibleName("About this prototype");
      await expect(first).toContainText("Nothing you type leaves this page.");
      await expect(page).toHaveTitle(/prototype$/iu);
    });

    test("has names and structure without a finding on a phone", async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize(viewports.small);
      await page.goto(address);
      expect.soft(await axeFindings(page, "light"), "axe").toEqual([]);
      expect.soft(await codeSnifferErrors(page), "HTML_CodeSniffer").toEqual([]);
    });

    test("weighs at most 60 kB, scripts 8", async ({ page }) => {
      const bodies: Promise<readonly [string, Buffer]>[] = [];
      page.on("response", (response) => {
        bodies.push(response.body().then((body) => [new URL(response.url()).pathname, body] as const));
      });
      await page.goto(address, { waitUntil: "networkidle" });
      const sizes = (await Promise.all(bodies)).map(([file, body]) => ({
        file,
        // Fonts and pictures are compressed already.
        size: /\.(?:woff2|png|webp|avif)$/u.test(file) ? body.length : brotliCompressSync(body).length,
      }));
      const sum = (which: RegExp) =>
        sizes.filter(({ file }) => which.test(file)).reduce((total, { size }) => total + size, 0);
      expect(sum(/\.js$/u), "bytes of script").toBeLessThanOrEqual(8_000);
      expect(sum(/./u), JSON.stringify(sizes)).toBeLessThanOrEqual(60_000);
    });

    test("has a way for the keyboard alone", async ({ page }) => {
      for (const viewport of [viewports.laptop, viewports.small]) {
        await page.setViewportSize(viewport);
        await page.goto(address);
        const { expected, forward, outOfOrder, unseen } = await walk(page, false);
        expect.soft(forward, `${String(viewport.width)} px`).toEqual([...expected, "the page's end"]);
        expect.soft(outOfOrder, "reading order").toEqual([]);
        expect.soft(unseen, "covered, or out of the window").toEqual([]);
      }
    });

    test("works where the browser refuses to store", async ({ page }) => {
      await page.addInitScript(() => {
        const refuse = () => {
          throw new DOMException("refused", "SecurityError");
        };
        Object.defineProperty(window, "sessionStorage", { get: refuse });
      });
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  });
}

test("every page has a title of its own", () => {
  const titles = pages.map((address) => /<title>([^<]+)/u.exec(readFileSync(fileOf(address), "utf8"))?.[1]);
  expect(new Set(titles).size).toBe(pages.length);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  for (const address of pages)
    test(`${address} shows its content and no dead button`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByText(/\bscripts?\b/iu).first()).toBeVisible();
      expect((await page.locator("main").innerText()).length).toBeGreaterThan(150);
      // These work without a script.
      const dead = page.locator("button:not([popovertarget], [commandfor]):visible, [role=button]:visible");
      await expect(dead).toHaveCount(0);
    });
});
