import { expect } from "@playwright/test";
import { interpolate } from "../../src/lib/interpolate";
import { uiStrings } from "../../src/strings/ui-strings";
import { pricingStrings } from "../../src/sections/pricing-calculator/pricing-strings";
import { pricing, studies } from "../e2e/content";
import { button, crossBrowserTest, heading } from "./cross-browser-test";
import { eventually, type EnginePage } from "./engine";

crossBrowserTest("keyboard: the skip link is the first stop and leads into main", {}, async (page) => {
  await page.goto("/services/");
  await page.press("Tab");
  await page.hasFocus(["a", uiStrings.skipLink]);
  await page.press("Enter");
  await page.hasFocus("main");
  await page.press("Tab");
  await page.hasFocus("main");
});

const showsAnswer = async (page: EnginePage, { label = "", goodFor = "" } = {}): Promise<void> => {
  const answer = interpolate(pricingStrings.answerHeading, { duration: label });
  await page.isShown(heading(answer));
  const announced = () => page.on("main [role=status]", ({ textContent }) => textContent);
  for (const text of [answer, goodFor]) await eventually("announced", announced, expect.stringContaining(text));
};

crossBrowserTest(
  "pricing: a choice by a mouse shows its answer and is announced; arrow keys go on",
  {},
  async (page) => {
    const [first, second] = pricing.options;
    await page.goto("/pricing/");
    await page.click("main [type=radio]");
    await showsAnswer(page, first);
    await page.press("ArrowDown");
    await showsAnswer(page, second);
    await page.isGone(heading(interpolate(pricingStrings.answerHeading, { duration: first?.label ?? "" })));
  },
);

crossBrowserTest("pricing: a click without pointer events or focus is announced", {}, async (page) => {
  await page.goto("/pricing/");
  await page.on("main [type=radio]", (one) => (one as HTMLElement).click());
  await showsAnswer(page, pricing.options[0]);
});

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
    await page.follow("main", studies[0]?.address ?? "");
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
