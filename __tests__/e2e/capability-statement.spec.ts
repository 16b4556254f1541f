import { expect, test } from "@playwright/test";
import { laptop, openPage, phone } from "./site";

const address = "/services/capability-statement/";

/** The number of pages stands in the root of a PDF's page tree (PDF 1.7, 7.7.3.2). */
const pageCount = (pdf: Buffer): number => {
  const counts = [...pdf.toString("latin1").matchAll(/\/Type \/Pages[\s\S]{0,200}?\/Count (\d+)/gu)];
  return Math.max(...counts.map(([, count]) => Number(count)));
};

for (const scheme of ["light", "dark"] as const) {
  test(`prints on one sheet of US Letter, from the ${scheme} scheme`, async ({ page }) => {
    await page.setViewportSize(laptop);
    await page.emulateMedia({ colorScheme: scheme });
    await openPage(page, address);
    // The page names its sheet itself; a printer that is loaded with A4 must not change that.
    const pdf = await page.pdf({ preferCSSPageSize: true, tagged: false });
    expect(pageCount(pdf)).toBe(1);
    expect(pdf.toString("latin1")).toMatch(/\/MediaBox \[0 0 612 792\]/u);
  });
}

test("prints all of it: competencies, codes, contact and heading, and nothing that serves the screen only", async ({
  page,
}) => {
  await openPage(page, address);
  await page.emulateMedia({ media: "print" });
  const main = page.getByRole("main");
  for (const level of [1, 2]) {
    for (const heading of await main.getByRole("heading", { level }).all()) await expect(heading).toBeVisible();
  }
  await expect(main.getByText("541511")).toBeVisible();
  await expect(main.getByText("DA01")).toBeVisible();
  await expect(main.getByRole("link", { name: /PDF/u })).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
});

test("other pages still print with their footer and on sheets of the printer's size", async ({ page }) => {
  await openPage(page, "/services/");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("contentinfo")).toBeVisible();
  const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true, tagged: false });
  expect(pdf.toString("latin1")).not.toMatch(/\/MediaBox \[0 0 612 792\]/u);
});

test("the PDF is a file to download or read, and a PDF it is", async ({ page, request }) => {
  await openPage(page, address);
  const link = page.getByRole("main").getByRole("link", { name: /\(PDF, one page\)/u });
  const answer = await request.get((await link.getAttribute("href")) ?? "");
  expect(answer.status()).toBe(200);
  expect(answer.headers()["content-type"]).toBe("application/pdf");
  expect((await answer.body()).subarray(0, 5).toString("latin1")).toBe("%PDF-");
});

test("on a phone the facts stand one under the other, without a sideways scroll", async ({ page }) => {
  await page.setViewportSize(phone);
  await openPage(page, address);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await expect(page.getByText("Custom Computer Programming Services")).toBeVisible();
});
