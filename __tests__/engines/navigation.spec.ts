import { expect } from "@playwright/test";
import { interpolate } from "../../src/lib/interpolate";
import { uiStrings } from "../../src/lib/ui-strings";
import { pricingStrings } from "../../src/sections/pricing-calculator/pricing-strings";
import { pricing, studies, tabs } from "../e2e/content";
import { button, crossBrowserTest, heading } from "./cross-browser-test";
import { eventually } from "./engine";

const [study] = studies;
const steps = study?.steps ?? [];

crossBrowserTest("keyboard: the skip link is the first stop and leads into main", {}, async (page) => {
  await page.goto("/services/");
  await page.press("Tab");
  await page.hasFocus(["a", uiStrings.skipLink]);
  await page.press("Enter");
  await page.hasFocus("main");
  await page.press("Tab");
  await page.hasFocus("main");
});

crossBrowserTest("pricing: arrow keys change the choice and its answer; it goes to the form", {}, async (page) => {
  const answer = ({ label = "" } = {}) => heading(interpolate(pricingStrings.answerHeading, { duration: label }));
  const [first, second] = pricing.options;
  await page.visit("/pricing/");
  await page.click("main [type=radio]");
  await page.isShown(answer(first));
  await page.press("ArrowDown");
  await page.isShown(answer(second));
  await page.isGone(answer(first));
});

for (const { what, links, pages } of [
  { what: "tabs", links: "main nav", pages: tabs },
  { what: "steps", links: "main nav:last-of-type", pages: steps },
]) {
  crossBrowserTest(`${what}: each leads to the others`, {}, async (page) => {
    await page.visit(pages[0]?.address ?? "");
    for (const { address } of [...pages.slice(1), ...pages.slice(0, -1).reverse()]) await page.follow(links, address);
  });
}

crossBrowserTest("project cards: buttons move them on a phone, and a card is a link", { width: 375 }, async (page) => {
  const isPosition = (number: number) => {
    const position = () => page.on("main [role=status]", ({ textContent }) => textContent);
    return eventually("position", position, interpolate(uiStrings.projectPosition, { number, total: studies.length }));
  };
  await page.visit("/our-projects/");
  await isPosition(1);
  await page.click(button(uiStrings.nextProject));
  await isPosition(2);
  await page.follow("main", study?.address ?? "");
});

crossBrowserTest("back and forward: the page is scrolled as it was left", {}, async (page) => {
  const scrollTop = () => page.evaluate(() => Math.round(window.scrollY));
  await page.visit("/services/");
  await page.on("footer a[href='/sitemap/']", (element) => element.scrollIntoView({ block: "center" }));
  const left = await scrollTop();
  expect(left).toBeGreaterThan(500);
  await page.follow("footer", "/sitemap/");
  await eventually("top of the page", scrollTop, 0);
  await page.evaluate(() => void setTimeout(() => history.back()));
  await page.isAt("/services/");
  await eventually("as it was left", async () => Math.abs((await scrollTop()) - left) < 5, true);
  await page.evaluate(() => void setTimeout(() => history.forward()));
  await page.isAt("/sitemap/");
  await eventually("top of the page", scrollTop, 0);
});
