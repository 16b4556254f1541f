import { readFileSync } from "node:fs";
import path from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { textsOf } from "../../src/content-lint/content-fields";
import { readContent } from "../../src/content-lint/content-file";
import { pagesOf, type ContentPage } from "../../src/content-lint/content-pages";
import { decodeMarks, withoutMarks } from "../../src/gatsby/develop/marks";
import { assertDefined } from "../../src/lib/assert-defined";
import { uiStrings } from "../../src/strings/ui-strings";
import { test } from "./dev-session";

/** Points at texts and pictures, by pointer and by keyboard, and reads where they live. */

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const overlayOf = (page: Page) => {
  const list = page.getByRole("dialog", { name: "Where content lives" });
  return {
    list,
    entries: list.getByRole("listitem"),
    button: page.getByRole("button", { name: "Show where content lives" }),
    heading: page.getByRole("heading", { level: 1 }),
  };
};

/** The address of the case-study step with the most pictures, which open large. */
const stepWithPictures = (folder: string): string => {
  const pictures = ({ content }: ContentPage): number => textsOf(content, "imageFile").length;
  const steps = pagesOf(readContent(folder).files).filter(({ content }) => content.collection.type === "CaseStudyStep");
  return assertDefined(steps.sort((a, b) => pictures(b) - pictures(a))[0]).path;
};

test("Alt and a click on a heading show its file, line, field and rules; it is copied without marks", async ({
  session: { folder },
  page,
  open,
}) => {
  await open("/");
  const { heading, entries } = overlayOf(page);
  const marked = (await heading.textContent()) ?? "";
  expect(decodeMarks(marked)).toHaveLength(1);
  await heading.selectText();
  await page.keyboard.press("ControlOrMeta+c");
  expect((await page.evaluate(() => navigator.clipboard.readText())).trim()).toBe(withoutMarks(marked));

  await heading.click({ modifiers: ["Alt"] });
  await expect(entries).toHaveCount(1);
  await expect(entries).toContainText(withoutMarks(marked));
  await expect(entries).toContainText(/hero › heading.*At most \d+ characters; it has \d+\./u);
  const link = entries.getByRole("link");
  const [file = "", line = ""] = (await link.innerText()).split(":");
  expect(readFileSync(path.join(folder, file), "utf8").split("\n")[Number(line) - 1]).toMatch(/^\s+heading: /u);
  await expect(link).toHaveAttribute("href", new RegExp(`^vscode://file/.+/${file}:${line}:\\d+$`, "u"));
});

test("in a modal dialog, Alt and a click on a picture show its text and its file", async ({ session, page, open }) => {
  await open(stepWithPictures(session.folder));
  await page.getByText(uiStrings.enlargePicture).first().click();
  await page
    .getByRole("dialog")
    .getByRole("img")
    .click({ modifiers: ["Alt"] });
  await expect(overlayOf(page).entries.locator("strong")).toHaveText([/› alt$/u, /› image$/u]);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`by keyboard: the button lists what the page shows; axe finds nothing in the ${colorScheme} scheme`, async ({
    page,
    open,
  }) => {
    await page.emulateMedia({ colorScheme });
    await open("/");
    const { button, list, entries, heading } = overlayOf(page);
    const audit = async () => {
      const axe = new AxeBuilder({ page }).options({ rules: { "color-contrast-enhanced": { enabled: true } } });
      return (await axe.analyze()).violations;
    };
    await page.keyboard.press("Shift+Tab");
    await expect(button).toBeFocused();
    expect(await audit()).toEqual([]);
    await page.keyboard.press("Enter");
    await expect(entries.filter({ hasText: withoutMarks((await heading.textContent()) ?? "") })).not.toHaveCount(0);
    expect(await audit()).toEqual([]);
    await page.keyboard.press("Tab");
    await expect(entries.getByRole("link").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(list).toBeHidden();
    await expect(button).toBeFocused();
  });
}
