// A printed page is whole, on plain paper, without what is open over it; the capability statement is one sheet.
import { expect, test, type Page } from "@playwright/test";
import { z } from "zod";
import { capability } from "../../src/content-schema/collections/capability";
import { caseStudy } from "../../src/content-schema/collections/case-study";
import { naicsCodes } from "../../src/content-schema/collections/naics-codes";
import { pageTop } from "../../src/content-schema/shared-schemas";
import { studies } from "./content";
import { builtHtml, everyPage, phone, tablet } from "./site-test";
import { openState, states } from "./states";
import { printErrors } from "./testing/print-errors";

/**
 * Prints a page on A4, unless it asks for another size. The file is read without a library: Chromium compresses the
 * pages' contents only, and writes one entry a line. That it is tagged is Chromium's doing.
 * @returns how many pages it has, and width and height of the first sheet in points
 */
const printPdf = async (page: Page) => {
  const file = (await page.pdf({ format: "A4", preferCSSPageSize: true })).toString("latin1");
  const sheet = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/u.exec(file) ?? [];
  return {
    pageCount: file.match(/\/Type \/Page\s/gu)?.length ?? 0,
    sheet: sheet.slice(1).map(Number),
  };
};

const statement = "/services/capability-statement/";
const oneSheet = { pageCount: 1, sheet: [612, 792] };

const most = (list: z.ZodArray, text: z.ZodString) => ({
  entries: z.toJSONSchema(list).maxItems ?? 0,
  letters: text.maxLength ?? 0,
});
const { coreCompetencies, differentiators, productCodes, pastPerformanceNote } = capability.shape;
const { codes } = naicsCodes.shape;

/** The statement's lists in their order, the note on past projects and the lead, as the schemas allow them at most. */
const limits = {
  lists: [
    most(coreCompetencies, coreCompetencies.element),
    most(differentiators, differentiators.element),
    // The page shows three case studies.
    { entries: 3, letters: (caseStudy.shape.name.maxLength ?? 0) + (caseStudy.shape.kind.maxLength ?? 0) },
    most(codes, codes.element.shape.title),
    most(productCodes.unwrap(), productCodes.unwrap().element.shape.title),
  ],
  note: pastPerformanceNote.maxLength ?? 0,
  lead: pageTop.pageHeader.shape.lead.maxLength ?? 0,
};

/** Fills the statement with as many entries, as long, as the content's schemas allow. */
const fillLists = (page: Page): Promise<void> =>
  page.evaluate(({ lists, note, lead }) => {
    const words = "Plain words of a list ".repeat(20);
    const leadText = document.querySelector("main .lead");
    if (leadText === null) throw new Error("The page has no lead.");
    leadText.textContent = words.slice(0, lead);
    const fill = (list: Element, entries: number): void => {
      const [first] = list.children;
      while (first !== undefined && list.children.length < entries) list.append(first.cloneNode(true));
    };
    for (const [index, list] of document.querySelectorAll("main ul").entries()) {
      const { entries = 0, letters = 0 } = lists[index] ?? {};
      fill(list, entries);
      for (const entry of list.children) (entry.lastElementChild ?? entry).textContent = words.slice(0, letters);
      if (list.previousElementSibling instanceof HTMLParagraphElement)
        list.previousElementSibling.textContent = words.slice(0, note);
    }
  }, limits);

test("the capability statement prints whole on one sheet of US Letter", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(statement);
  expect(await printPdf(page)).toEqual(oneSheet);
  await page.emulateMedia({ media: "print" });
  const parts = await page.getByRole("main").locator("h1, h2, li, dd, time").all();
  expect(parts.length).toBeGreaterThan(10);
  for (const part of parts) await expect(part).toBeVisible();
  await page.emulateMedia({ media: null });
  await fillLists(page);
  expect(await printPdf(page), "with the most content").toMatchObject(oneSheet);
});

test("all days are open on paper", async ({ page }) => {
  for (const address of everyPage.filter((one) => builtHtml(one).includes('<ol class="days'))) {
    await page.goto(address);
    const later = page.locator(".days details:not([open]) > div").first();
    await page.emulateMedia({ media: "screen" });
    await expect(later).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(later).toBeVisible();
  }
});

test("what is folded on Services is open on paper", async ({ page }) => {
  await page.goto("/services/");
  const folded = page.getByRole("main").locator("details > p").first();
  await expect(folded).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(folded).toBeVisible();
});

test("what phones fold is open on paper, and where there is room, without its summary", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/styleguide/");
  const fold = page.locator("details.fold").first();
  const [summary, text] = [fold.locator("summary"), fold.locator("summary + *")];
  await expect(summary).toBeVisible();
  await expect(text).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(text).toBeVisible();
  await page.emulateMedia({ media: null });
  await page.setViewportSize(tablet);
  await expect(text).toBeVisible();
  await expect(summary).toBeHidden();
});

test("other pages print with their footer and on the printer's paper", async ({ page }) => {
  await page.goto("/services/");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("contentinfo")).toBeVisible();
  expect((await printPdf(page)).sheet).not.toEqual(oneSheet.sheet);
});

test("a case study's pictures leave room on their sheet for words, and nothing lies over its end", async ({ page }) => {
  await page.goto(studies[0]?.steps.at(-1)?.address ?? "/");
  await page.emulateMedia({ media: "print" });
  const heights = await page.locator("figure img").evaluateAll((all) => all.map((image) => image.clientHeight));
  expect(heights).not.toEqual([]);
  // 11 of the 25 cm that a sheet has.
  expect(Math.max(...heights)).toBeLessThanOrEqual((11 * 96) / 2.54);
  await expect(page.locator(".footer__rail")).toBeHidden();
});

// Something is open over the page; of the form's errors, which have text in the page, what is left once they are closed.
for (const [state, closed] of [
  [states.statement, undefined],
  [states.bothErrors, states.formWithErrors],
] as const) {
  test(`${state.name}: the page is printed whole, without what's open over it`, async ({ page }) => {
    await page.setViewportSize({ width: 767, height: 1024 });
    await openState(page, state);
    const { pageCount } = await printPdf(page);
    await page.emulateMedia({ media: "print" });
    expect(await printErrors(page)).toEqual([]);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.emulateMedia({ media: null });
    await (closed === undefined ? page.goto(state.page) : openState(page, closed));
    expect(pageCount).toBe((await printPdf(page)).pageCount);
  });
}
