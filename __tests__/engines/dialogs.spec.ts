// Drawer and statement work by click and by key in Firefox and WebKit: Escape closes the drawer, never the statement.
import { dialogs, menuPages } from "../e2e/content";
import { keys } from "./browser";
import { crossBrowserTest } from "./cross-browser-test";

const dialog = "dialog[open]";

crossBrowserTest("the drawer opens, takes the focus, closes by Escape, leads on", [360], async (browser, site) => {
  const { to = "" } = menuPages.find((link) => link.to !== "/services/") ?? {};
  const opener = "header [command=show-modal]";
  await browser.open(`${site}/services/`);
  await browser.click(opener);
  await browser.sees(dialog, { hasFocus: true });
  await browser.type(keys.Escape);
  await browser.sees(opener, { hasFocus: true });
  await browser.type(keys.Enter);
  await browser.click(`${dialog} a[href='${to}']`);
  await browser.sees(`nav a[href='${to}'][aria-current=page]`, {});
});

crossBrowserTest("the statement opens, stays at Escape, closes by its button", [360, 1280], async (browser, site) => {
  const opener = "footer [command=show-modal]";
  await browser.open(`${site}/`);
  await browser.click(opener);
  await browser.sees(dialog, { hasFocus: true });
  // A browser may close a dialog at the second Escape where only a script prevents the first.
  await browser.type(keys.Escape + keys.Escape);
  await browser.sees(`${dialog} h2`, { text: dialogs.statement.title });
  await browser.click(`${dialog} [command=close]`);
  await browser.sees(dialog, null);
  await browser.sees(opener, { hasFocus: true });
});
