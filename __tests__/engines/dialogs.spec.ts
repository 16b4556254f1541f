import { uiStrings } from "../../src/strings/ui-strings";
import { dialogs, navigation } from "../e2e/content";
import { pageWithFigure } from "../e2e/states";
import { button, crossBrowserTest } from "./cross-browser-test";
import { eventually } from "./engine";

crossBrowserTest("menu: opens, takes the focus, closes by Escape, leads on", { width: 375 }, async (page) => {
  await page.goto("/services/");
  await page.click(button(uiStrings.openMenu));
  await page.hasFocus("dialog[open]");
  await page.press("Escape");
  await page.isGone("dialog[open]");
  await page.hasFocus(button(uiStrings.openMenu));
  await page.press("Enter");
  await page.isShown("dialog[open]");
  const { to = "" } = navigation.headerLinks.find((link) => link.to !== "/services/") ?? {};
  await page.click(`dialog[open] a[href='${to}']`);
  await page.isAt(to);
  await page.isGone("dialog[open]");
});

for (const [what, address, opener, content] of [
  ["statement", "/", button(uiStrings.statement), ["dialog[open] h2", dialogs.statement.title]],
  ["picture", pageWithFigure, "main figcaption button", "dialog[open] img"],
] as const) {
  crossBrowserTest(`${what}: opens, stays at Escape, closes by its button`, {}, async (page) => {
    await page.goto(address);
    await page.click(opener);
    await page.hasFocus("dialog[open]");
    // Chromium closes a dialog at the second Escape where only a script prevents the first.
    await page.press("Escape");
    await page.press("Escape");
    await page.hasFocus("dialog[open]");
    await page.isShown(content);
    const images = () =>
      page.on("dialog[open]", (element) => [...element.querySelectorAll("img")].every((img) => img.naturalWidth > 0));
    await eventually("pictures loaded", images, true);
    await page.click(button(uiStrings.close));
    await page.isGone("dialog[open]");
    await page.hasFocus(opener);
  });
}
