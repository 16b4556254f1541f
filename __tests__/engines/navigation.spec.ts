import { expect } from "@playwright/test";
import { interpolate } from "../../src/lib/interpolate";
import { uiStrings } from "../../src/strings/ui-strings";
import { pricingStrings } from "../../src/sections/pricing-calculator/pricing-strings";
import { pricing, studies, tabs } from "../e2e/content";
import { button, crossBrowserTest, heading } from "./cross-browser-test";
import { eventually, type EnginePage } from "./engine";

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

crossBrowserTest("pricing: arrow keys change the choice and its answer", {}, async (page) => {
  const answer = ({ label = "" } = {}) => heading(interpolate(pricingStrings.answerHeading, { duration: label }));
  const [first, second] = pricing.options;
  await page.goto("/pricing/");
  await page.click("main [type=radio]");
  await page.isShown(answer(first));
  await page.press("ArrowDown");
  await page.isShown(answer(second));
  await page.isGone(answer(first));
});

for (const [how, choose] of [
  ["a mouse", (page: EnginePage) => page.click("main [type=radio]")],
  [
    "a click without pointer events or focus",
    (page: EnginePage) => page.on("main [type=radio]", (one) => (one as HTMLElement).click()),
  ],
] as const) {
  crossBrowserTest(`pricing: the first choice, by ${how}, is announced`, {}, async (page) => {
    const [{ label, goodFor } = { label: "", goodFor: "" }] = pricing.options;
    const announced = async (): Promise<boolean> => {
      const text = await page.on("main [role=status]", ({ textContent }) => textContent);
      const expected = [interpolate(pricingStrings.answerHeading, { duration: label }), goodFor];
      return expected.every((one) => text?.includes(one));
    };
    await page.goto("/pricing/");
    await choose(page);
    await eventually("announced", announced, true);
  });
}

for (const { what, links, pages } of [
  { what: "tabs", links: "main nav", pages: tabs },
  { what: "steps", links: "main nav:last-of-type", pages: steps },
]) {
  crossBrowserTest(`${what}: each leads to the others`, {}, async (page) => {
    await page.goto(pages[0]?.address ?? "");
    for (const { address } of [...pages.slice(1), ...pages.slice(0, -1).reverse()]) await page.follow(links, address);
  });
}

crossBrowserTest(
  "project cards on a phone: the first press moves on; a card is a link",
  { width: 375 },
  async (page) => {
    const isPosition = (number: number) => {
      const position = () => page.on("main [role=status]", ({ textContent }) => textContent);
      return eventually(
        "position",
        position,
        interpolate(uiStrings.projectPosition, { number, total: studies.length }),
      );
    };
    const isScrolled = () => page.on("[data-carousel] ul", ({ scrollLeft }) => scrollLeft > 0);
    await page.goto("/our-projects/");
    await page.isShown(button(uiStrings.previousProject));
    await isPosition(1);
    expect(await isScrolled()).toBe(false);
    await page.click(button(uiStrings.nextProject));
    await isPosition(2);
    await eventually("the row is scrolled", isScrolled, true);
    await page.follow("main", study?.address ?? "");
  },
);

crossBrowserTest("back and forward: the page is scrolled as it was left", {}, async (page) => {
  const link = "footer a[href='/sitemap/']";
  const scrollTop = () => page.evaluate(() => Math.round(window.scrollY));
  /** Not the offset: a font that came too late for the first view makes the page shorter when it is shown again. */
  const isInView = () =>
    page.on(link, (element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    });
  await page.goto("/services/");
  expect(await isInView()).toBe(false);
  await page.follow("footer", "/sitemap/");
  await eventually("top of the page", scrollTop, 0);
  await page.evaluate(() => void setTimeout(() => history.back()));
  await page.isAt("/services/");
  await eventually("the followed link is in view", isInView, true);
  await page.evaluate(() => void setTimeout(() => history.forward()));
  await page.isAt("/sitemap/");
  await eventually("top of the page", scrollTop, 0);
});
