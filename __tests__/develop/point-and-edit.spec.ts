import { readFileSync } from "node:fs";
import path from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { textsOf } from "../../src/content-lint/content-fields";
import { readContent } from "../../src/content-lint/content-file";
import type { FieldRole } from "../../src/content-schema/field-meta";
import { withoutMarks } from "../../src/gatsby/develop/marks";
import { uiStrings } from "../../src/lib/ui-strings";
import { repository, stepWithPictures, test } from "./dev-session";

/** Points at texts and pictures, by pointer and by keyboard, and reads where they live. */

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const overlayOf = (page: Page) => {
  const label = page.getByRole("region", { name: "Where this lives" });
  return {
    toggle: page.getByRole("button", { name: "Show where content lives" }),
    label,
    copyButton: label.getByRole("button", { name: "Copy location" }).first(),
    location: label.locator("code").first(),
    heading: page.getByRole("heading", { level: 1 }),
    clipboard: () => page.evaluate(() => navigator.clipboard.readText()),
  };
};

/** Where the content holds exactly these words: `content/studio.yaml:8`. */
const locationsOf = (folder: string, words: string, role: FieldRole): readonly string[] =>
  readContent(folder).files.flatMap((content) =>
    textsOf(content, role)
      .filter(({ value }) => value.trim() === withoutMarks(words))
      .map(({ path: field }) => `${content.file}:${content.locate(field).line}`),
  );

test("off, the overlay adds no tab stop and shows nothing; text is copied without marks", async ({ page, open }) => {
  await open("/");
  const { heading, label, clipboard } = overlayOf(page);
  await heading.hover();
  await expect(page.locator("main :is(h1, p)[tabindex='0']")).toHaveCount(0);
  await expect(label).toBeHidden();
  await heading.selectText();
  await page.keyboard.press("ControlOrMeta+c");
  expect((await clipboard()).trim()).toBe(withoutMarks((await heading.textContent()) ?? ""));
});

test("pointing at a heading shows its location and rules, to copy and to open; the label goes with the pointer", async ({
  session: { folder },
  page,
  open,
}) => {
  await open("/");
  const { toggle, heading, label, location, copyButton, clipboard } = overlayOf(page);
  await toggle.click();
  await heading.hover();
  const possible = locationsOf(folder, (await heading.textContent()) ?? "", "text");
  await expect.poll(async () => possible.includes(await location.innerText())).toBe(true);
  await expect(label).toContainText("› heading");
  await expect(label).toContainText(/At most \d+ characters; it has \d+\. Plain words, no markup\./u);
  const [file = "", line = ""] = (await location.innerText()).split(":");
  expect(readFileSync(path.join(folder, file), "utf8").split("\n")[Number(line) - 1]).toMatch(/^\s+heading: /u);
  await expect(label.getByRole("link", { name: "Open in VS Code" })).toHaveAttribute(
    "href",
    new RegExp(`^vscode://file/.+/${file}:${line}:\\d+$`, "u"),
  );
  await expect(label.getByRole("link", { name: "Open on the web" })).toHaveAttribute(
    "href",
    `${repository}/blob/HEAD/${file}#L${line}`,
  );
  await copyButton.click();
  await expect(label.getByRole("button", { name: "Copied" })).toBeVisible();
  await expect(page.getByRole("status").getByText(`Copied: ${file}:${line}`)).toBeAttached();
  expect(await clipboard()).toBe(`${file}:${line}`);
  await page.mouse.move(1, 400);
  await expect(label).toBeHidden();
  await heading.hover();
  await expect(label).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(label).toBeHidden();
});

test("Tab reaches a paragraph and a picture with its file; F2 leads to the buttons, Escape back", async ({
  session: { folder },
  page,
  open,
}) => {
  await open("/");
  const { toggle, heading, label, location, copyButton } = overlayOf(page);
  /** Presses Tab until an element of this kind has the focus, and expects the label to name the location of its text. */
  const tabTo = async (selector: string, role: FieldRole): Promise<void> => {
    const focused = page.locator(`${selector}:focus`);
    for (let presses = 0; (await focused.count()) === 0; presses += 1) {
      expect(presses, `Tab reaches ${selector}`).toBeLessThan(100);
      await page.keyboard.press("Tab");
    }
    const words = (await focused.getAttribute("alt")) ?? (await focused.innerText());
    const possible = locationsOf(folder, words.trim(), role);
    await expect.poll(async () => possible.includes(await location.innerText()), words).toBe(true);
  };
  await toggle.click();
  await heading.focus();
  await tabTo("main p:not(:has(*))", "markup");
  await tabTo("main img", "altText");
  await expect(label).toContainText(/content\/\S+\.(?:png|jpg|svg)/u);
  await page.keyboard.press("F2");
  await expect(copyButton).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(label).toBeHidden();
  await expect(page.locator("main img:focus")).toHaveCount(1);
});

test("a text that lives in code says so; one made of values leads to them", async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open("/");
  const { toggle, label } = overlayOf(page);
  await toggle.click();
  await page.getByText(/^Project 1 of \d+$/u).hover();
  await expect(label).toContainText("src/lib/ui-strings.ts");

  await page.setViewportSize({ width: 1280, height: 800 });
  await open("/pricing/");
  await page.locator("main input[type=radio]").first().check({ force: true });
  await page
    .getByText(/^\$[\d,]+ to \$[\d,]+$/u)
    .filter({ visible: true })
    .hover();
  await expect(label.locator(".location strong")).toHaveText(["options › 1 › from", "options › 1 › to"]);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing in the ${colorScheme} scheme; the toggle stays on`, async ({ session, page, open }) => {
    await page.emulateMedia({ colorScheme });
    await open("/");
    const { toggle, heading, label } = overlayOf(page);
    await toggle.click();
    for (const address of ["/", stepWithPictures(session.folder).address]) {
      await open(address);
      await expect(toggle).toHaveAttribute("aria-pressed", "true");
      await heading.hover();
      await expect(label).toBeVisible();
      const { violations } = await new AxeBuilder({ page })
        .options({ rules: { "color-contrast-enhanced": { enabled: true } } })
        .analyze();
      expect(violations, address).toEqual([]);
    }
  });
}

test("it works inside a modal dialog, and again after it", async ({ session, page, open }) => {
  await open(stepWithPictures(session.folder).address);
  const { toggle, heading, copyButton } = overlayOf(page);
  await toggle.click();
  await page.getByText(uiStrings.enlargePicture).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("img").hover();
  await copyButton.click();
  await page.keyboard.press("Escape");
  await dialog.getByRole("button", { name: uiStrings.close, exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await heading.hover();
  await copyButton.click();
});
