import { dialogs, navigation } from "../e2e/content";
import { crossBrowserTest } from "./cross-browser-test";

const dialog = "dialog[open]";
const narrow = [360];

crossBrowserTest(
  "the drawer opens, takes the focus, closes by Escape, leads on",
  async (browser, site) => {
    const { to = "" } = navigation.headerLinks.find((link) => link.to !== "/services/") ?? {};
    const opener = "header [command=show-modal]";
    await browser.open(`${site}/services/`);
    await browser.click(opener);
    await browser.sees(dialog, { hasFocus: true });
    await browser.press("Escape");
    await browser.sees(dialog, null);
    await browser.sees(opener, { hasFocus: true });
    await browser.press("Enter");
    await browser.click(`${dialog} a[href='${to}']`);
    await browser.sees(`nav a[href='${to}'][aria-current=page]`, {});
    await browser.sees(dialog, null);
  },
  narrow,
);

crossBrowserTest("the statement opens, stays at Escape, closes by its button", async (browser, site) => {
  const opener = "footer [command=show-modal]";
  await browser.open(`${site}/`);
  await browser.click(opener);
  await browser.sees(dialog, { hasFocus: true });
  // A browser may close a dialog at the second Escape where only a script prevents the first.
  await browser.press("Escape");
  await browser.press("Escape");
  await browser.sees(`${dialog} h2`, { text: dialogs.statement.title });
  await browser.sees(dialog, { hasFocus: true });
  await browser.click(`${dialog} [command=close]`);
  await browser.sees(dialog, null);
  await browser.sees(opener, { hasFocus: true });
});
