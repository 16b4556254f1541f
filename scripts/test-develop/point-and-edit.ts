import { readFileSync } from "node:fs";
import path from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { expect } from "@playwright/test";
import { textsOf } from "../../src/content-lint/content-fields";
import { readContent } from "../../src/content-lint/content-file";
import type { FieldRole } from "../../src/content-schema/fields";
import { withoutMarks } from "../../src/gatsby/develop/marks";
import { uiStrings } from "../../src/lib/ui-strings";
import type { DevSession } from "./dev-session";

/** What the copy's package.json names as its repository. */
export const repository = "https://code.example/studio/site";

/** Points at texts and pictures, by pointer and by keyboard, and reads where they live. */
export const tryPointAndEdit = async ({ check, folder, step, page, open }: DevSession): Promise<void> => {
  const { files } = readContent(folder);
  const toggle = page.getByRole("button", { name: "Show where content lives" });
  const label = page.getByRole("region", { name: "Where this lives" });
  const copyButton = label.getByRole("button", { name: "Copy location" }).first();
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);

  /** Expects the label to name a place that holds exactly these words, and returns it. */
  const expectPlaceOf = async (words: string, role: FieldRole): Promise<string> => {
    const found = files.flatMap((content) =>
      textsOf(content, role)
        .filter(({ value }) => value.trim() === withoutMarks(words))
        .map(({ path }) => `${content.file}:${content.locate(path).line}`),
    );
    await expect.poll(async () => found.includes(await label.locator("code").first().innerText()), words).toBe(true);
    return label.locator("code").first().innerText();
  };
  /** Presses Tab until an element of this kind has the focus. */
  const tabTo = async (selector: string): Promise<string> => {
    for (let presses = 0; presses < 100; presses += 1) {
      await page.keyboard.press("Tab");
      const text = await page.evaluate((wanted) => {
        const focused = document.activeElement;
        return focused?.matches(wanted) === true
          ? (focused.getAttribute("alt") ?? focused.textContent.trim())
          : undefined;
      }, selector);
      if (text !== undefined) return text;
    }
    throw new Error(`Tab does not reach ${selector}.`);
  };

  await open("/");
  const heading = page.getByRole("heading", { level: 1 });
  await check("off, the overlay adds no tab stop and shows nothing; text is copied without marks", async () => {
    await heading.hover();
    await expect(page.locator("main :is(h1, p)[tabindex='0']")).toHaveCount(0);
    await expect(label).toBeHidden();
    await heading.selectText();
    await page.keyboard.press("ControlOrMeta+c");
    expect((await clipboard()).trim()).toBe(withoutMarks((await heading.textContent()) ?? ""));
  });
  await check("pointing at a heading shows its place and rules, to copy and to open", async () => {
    await toggle.click();
    await heading.hover();
    const location = await expectPlaceOf((await heading.textContent()) ?? "", "text");
    await expect(label).toContainText("› heading");
    await expect(label).toContainText(/At most \d+ characters; it has \d+\. Plain words, no markup\./u);
    const [file = "", line = ""] = location.split(":");
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
    await expect(page.getByText(`Copied: ${location}`)).toBeAttached();
    expect(await clipboard()).toBe(location);
    await page.keyboard.press("Escape");
    await expect(label).toBeHidden();
  });
  await check("Tab reaches a paragraph and a picture with its file; F2 leads to the buttons, Escape back", async () => {
    await heading.focus();
    await expectPlaceOf(await tabTo("main p:not(:has(*))"), "markup");
    await expectPlaceOf(await tabTo("main img"), "altText");
    await expect(label).toContainText(/content\/\S+\.(?:png|jpg|svg)/u);
    await page.keyboard.press("F2");
    await expect(copyButton).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(label).toBeHidden();
    await expect(page.locator("main img:focus")).toHaveCount(1);
  });
  await check("a text that lives in code says so", async () => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.getByText(/^Project 1 of \d+$/u).hover();
    await expect(label).toContainText("src/lib/ui-strings.ts");
    await page.setViewportSize({ width: 1280, height: 800 });
  });
  for (const colorScheme of ["light", "dark"] as const) {
    for (const address of ["/", step.address]) {
      await check(`axe finds nothing at ${address} in the ${colorScheme} scheme; the toggle stays on`, async () => {
        await page.emulateMedia({ colorScheme });
        await open(address);
        await expect(toggle).toHaveAttribute("aria-pressed", "true");
        await heading.hover();
        await expect(label).toBeVisible();
        const { violations } = await new AxeBuilder({ page })
          .options({ rules: { "color-contrast-enhanced": { enabled: true } } })
          .analyze();
        expect(violations).toEqual([]);
      });
    }
  }
  await check("it works inside a modal dialog, and again after it", async () => {
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
  await toggle.click();
};
