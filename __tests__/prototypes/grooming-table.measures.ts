import type { Page } from "@playwright/test";
import { add, addresses, areas, bookWithoutAccount, chooseTime, day, dog, photographed } from "./grooming-table.states";
import {
  axeFaults,
  leastInSchemes,
  leastOn,
  lowestContrast,
  numberIn,
  pagesOf,
  setTextSize,
  smallestTarget,
  type Measures,
} from "./measure";

const pages = pagesOf("grooming-table");

/** Books both dogs, so that all pages have something to show. */
const openBooked = async (page: Page): Promise<void> => {
  await page.goto(addresses.time);
  await bookWithoutAccount(page);
};

const least = (page: Page, measure: (page: Page, area: string) => Promise<number>): Promise<number> =>
  leastOn(page, pages, async () => Math.min(...(await Promise.all(areas.map((area) => measure(page, area))))));

/** What one dog without extras costs. @param visit as in the address of the page */
const price = async (page: Page, visit: string): Promise<number> => {
  await page.goto(`${addresses.time}?visit=${visit}`);
  await dog(page, "Biscuit").check();
  return numberIn(await page.locator("#sum-dollars").innerText());
};

/** Dollars in the row of a bill that begins with these words. */
const billed = async (page: Page, row: string): Promise<number> =>
  numberIn(await page.getByRole("row", { name: row }).locator("td").last().innerText());

const openBill = async (page: Page): Promise<void> => {
  await page.goto(addresses.time);
  await chooseTime(page);
};

/** How much of the booking's fields the bar with the sum covers, wherever one scrolls, in CSS pixels. */
const coveredByBar = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const bar = document.querySelector(".sum");
    const fields = document.querySelectorAll("form :is(legend, label, textarea)");
    if (bar === null) throw new Error("The page lacks its bar.");
    let most = 0;
    for (let top = 0; top < document.body.scrollHeight; top += 100) {
      window.scrollTo({ top, behavior: "instant" });
      const edge = bar.getBoundingClientRect();
      for (const field of fields) {
        const box = field.getBoundingClientRect();
        if (box.height > 0) most = Math.max(most, Math.min(box.bottom, edge.bottom) - Math.max(box.top, edge.top));
      }
    }
    return Math.round(most);
  });

/** One of the large numbers on About us. */
const aboutUs = async (page: Page, words: string): Promise<string> => {
  await page.goto(addresses.aboutUs);
  return page.locator(".figures li", { hasText: words }).locator("b").innerText();
};

/** What the case study of Grooming Table says in numbers: `measured` in its study.yaml. */
export const measures: Measures = {
  "price-bath": (page) => price(page, "bath"),
  "price-groom": (page) => price(page, "groom"),
  "price-van": (page) => price(page, "van"),
  saving: async (page) => {
    await openBill(page);
    return billed(page, "Two dogs together");
  },
  sum: async (page) => {
    await openBill(page);
    return billed(page, "Total");
  },
  shipping: async (page) => {
    await page.goto(addresses.store);
    await add(page, "shampoo");
    await page.goto(addresses.cart);
    const atVisit = await billed(page, "Total");
    await page.getByLabel("By mail").check();
    return (await billed(page, "Total")) - atVisit;
  },
  "booking-steps": async (page) => {
    await openBill(page);
    // "Step 3 of 3"
    const [step, count] = (await page.locator(".step").innerText()).match(/\d+/gu) ?? [];
    return step === count ? String(count) : "not the last step";
  },
  "visit-steps": async (page) => {
    await openBooked(page);
    await page.goto(addresses.visit);
    return page.getByRole("region", { name: "Steps of the visit" }).getByRole("listitem").count();
  },
  days: async (page) => {
    await page.goto(addresses.time);
    return page.getByRole("radiogroup", { name: "Day, in May" }).getByRole("radio").count();
  },
  "full-times": async (page) => {
    await page.goto(addresses.time);
    await day(page, "Wed 14").check();
    const full = await page.locator("#time .pick").filter({ hasText: "full" }).locator("b").allInnerTexts();
    return full.join(" and ");
  },
  "bar-covers": async (page) => {
    await page.setViewportSize(photographed);
    await page.goto(addresses.time);
    if ((await coveredByBar(page)) === 0) return "nothing at usual text size, too";
    await setTextSize(page, 200);
    return coveredByBar(page);
  },
  ring: async (page) => {
    await page.goto(addresses.home);
    await page.keyboard.press("Tab");
    const link = page.getByRole("link", { name: "See prices" });
    await link.focus();
    return link.evaluate((element) => Number.parseFloat(getComputedStyle(element).outlineWidth));
  },
  target: async (page) => {
    await openBooked(page);
    const found: number[] = [];
    for (const width of [360, photographed.width, 1280]) {
      await page.setViewportSize({ width, height: photographed.height });
      found.push(await least(page, smallestTarget));
    }
    return Math.floor(Math.min(...found));
  },
  contrast: async (page) => {
    await openBooked(page);
    return leastInSchemes(page, () => least(page, lowestContrast));
  },
  pages: async () => pages.length,
  "axe-faults": async (page) => {
    await openBooked(page);
    return axeFaults(page, pages);
  },
  years: (page) => aboutUs(page, "years on the same corner"),
  vans: (page) => aboutUs(page, "vans"),
  "door-steps": (page) => aboutUs(page, "steps at the door"),
};
