import { expect, test, type Page } from "@playwright/test";
import { everyPage, heading, holdBack, phone, unknownPage, wakeScripts } from "./site";

/** A page carries the styles of its own HTML. All others come as one file, before the first script runs. */

const wholeSheet = /\/styles\.[0-9a-f]+\.css$/u;

/**
 * Puts the whole sheet beside the page's own, and asks of each of its rules whether something on the page fits it, in
 * whatever state (what a pointer, a focus or a visit changes is left out of the selectors).
 * @returns the selectors that fit, and those of them that the page's own styles lack
 */
const compareSheets = (page: Page) =>
  page.evaluate(async () => {
    const style = document.querySelector<HTMLStyleElement>("style[data-href]");
    const sheet = style?.sheet ?? undefined;
    const href = style?.dataset["href"];
    if (sheet === undefined || href === undefined) throw new Error("The page has no styles of its own.");
    const whole = new CSSStyleSheet();
    whole.replaceSync(await (await fetch(href)).text());

    /** Each rule's alternatives, with the queries and layers that it stands in. */
    const rulesIn = (list: CSSRuleList, within: string): (readonly [within: string, selector: string])[] =>
      [...list].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) {
          // Commas between alternatives, not those inside of brackets.
          const alternatives = rule.selectorText.split(/,(?![^(]*\))/u);
          return alternatives.map((one) => [within, `${one.trim()} {${rule.style.cssText}}`] as const);
        }
        if (!(rule instanceof CSSGroupingRule)) return [];
        return rulesIn(rule.cssRules, `${within} ${rule.cssText.slice(0, rule.cssText.indexOf("{"))}`);
      });
    /** Fits all that the rule can ever fit on this page: states and exceptions count as "any". */
    const stateless = (rule: string): string =>
      rule
        .slice(0, rule.indexOf(" {"))
        .replace(/:not\((?:[^()]|\([^()]*\))*\)/gu, ":is(*)")
        .replace(/::[a-z-]+(?:\([^)]*\))?/gu, ":is(*)")
        .replace(
          /:(?:hover|focus(?:-visible|-within)?|active|visited|link|checked|target|disabled|invalid|open)\b/gu,
          ":is(*)",
        );
    const own = new Set(rulesIn(sheet.cssRules, "").map((rule) => rule.join(" ")));
    const fitting = rulesIn(whole.cssRules, "").filter(([, rule]) => document.querySelector(stateless(rule)) !== null);
    return {
      fitting: fitting.length,
      lacking: fitting.map((rule) => rule.join(" ")).filter((rule) => !own.has(rule)),
      own: own.size,
    };
  });

test.describe("as it is served", () => {
  for (const address of [...everyPage, unknownPage]) {
    test(`${address} has every rule that fits something on it`, async ({ page }) => {
      await page.goto(address);
      const { fitting, lacking, own } = await compareSheets(page);
      expect(lacking).toEqual([]);
      expect(fitting).toBeGreaterThan(100);
      // Some rules fit other pages of its kind, or a state that the page is not in.
      expect(own).toBeLessThan(1.6 * fitting);
    });
  }
});

test("all styles come with the scripts, once", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (wholeSheet.test(request.url())) asked.push(request.url());
  });
  await page.goto("/pricing/");
  expect(asked).toEqual([]);
  await wakeScripts(page);
  await expect(page.getByRole("button", { name: "Accessibility Statement" })).toBeAttached();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Contact Us" }).click();
  await expect(page).toHaveURL(/\/contact-us\/$/u);
  expect(asked).toHaveLength(1);
});

test("a page that opened before its font was there keeps its looks when all styles come", async ({ page }) => {
  const font = await holdBack(page, /\.woff2$/u);
  await page.goto("/services/", { waitUntil: "domcontentloaded" });
  const faces = () => page.evaluate(() => [...document.fonts].length);
  const lineEnds = () =>
    page.evaluate(() => {
      const range = document.createRange();
      range.selectNodeContents(document.querySelector("main p") ?? document.body);
      return [...range.getClientRects()].map(({ right }) => right);
    });
  await expect(heading(page)).toBeVisible();
  // The browser waits 100 ms for a font that is optional, and takes it if it comes in that time.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  const before = { faces: await faces(), lineEnds: await lineEnds() };
  expect(before.faces).toBeGreaterThan(0);
  font.release();
  await page.waitForLoadState("load");
  await wakeScripts(page);
  await expect(page.getByRole("button", { name: "Accessibility Statement" })).toBeAttached();
  await page.evaluate(() => document.fonts.ready);
  expect({ faces: await faces(), lineEnds: await lineEnds() }).toEqual(before);
});

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true });

  test("no script runs before all styles are there: the menu waits for them", async ({ page }) => {
    const styles = await holdBack(page, wholeSheet);
    await page.goto("/services/");
    await page.getByRole("link", { name: "Open Menu" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-waits");
    await expect.poll(() => page.locator("link[rel=preload][as=script]").count()).toBeGreaterThan(3);
    await expect(page.locator("script[src*='/app-']")).toHaveCount(0);
    styles.release();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  });

  test("where they can't be had, the page works as it does without scripts", async ({ page }) => {
    const styles = await holdBack(page, wholeSheet);
    await page.goto("/services/");
    await page.getByRole("link", { name: "Open Menu" }).click();
    styles.refuse();
    await expect.poll(() => new URL(page.url()).hash).toBe("#ui-all-pages");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
