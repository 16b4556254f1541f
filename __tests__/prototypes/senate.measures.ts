import type { Page } from "@playwright/test";
import { readingGrade } from "../../art/senate/reading-grade";
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
import { addresses, followSenator, photographed, send, sideways, textSizes } from "./senate.states";

const pages = pagesOf("senate");

/** Today, with a senator. */
const openToday = async (page: Page): Promise<void> => {
  await page.goto(addresses.find);
  await followSenator(page);
};

/** Finds a senator and writes, so that all pages have something to show. */
const openSent = async (page: Page): Promise<void> => {
  await openToday(page);
  await send(page);
};

/** The reading grade of a bill's text. */
const readBill = async (page: Page, text: "#plain" | "#official", address: string = addresses.bill) => {
  await page.goto(address);
  return readingGrade((await page.locator(`${text} p`).innerText()).replaceAll(/\s+/gu, " ").trim());
};

const seats = async (page: Page, vote: "yes" | "no" | "none"): Promise<number> => {
  await page.goto(addresses.bill);
  return page.locator(`.seats .sign.${vote} use`).count();
};

/** The least of what is measured on all pages, with all text sizes, upright and sideways. */
const leastAtTextSizes = async (page: Page, measure: () => Promise<number>): Promise<number> => {
  await openSent(page);
  return leastOn(page, pages, async () => {
    const found: number[] = [];
    for (const viewport of [photographed, sideways]) {
      await page.setViewportSize(viewport);
      for (const percent of textSizes) {
        await setTextSize(page, percent);
        found.push(await measure());
      }
    }
    return Math.min(...found);
  });
};

/** What the case study of Senate says in numbers: `measured` in its study.yaml. */
export const measures: Measures = {
  "grade-official": async (page) => Math.round((await readBill(page, "#official")).grade),
  "grade-plain": async (page) => Math.round((await readBill(page, "#plain")).grade),
  "words-official": async (page) => (await readBill(page, "#official")).words,
  "words-plain": async (page) => (await readBill(page, "#plain")).words,
  "sentences-plain": async (page) => (await readBill(page, "#plain")).sentences,
  "most-words": async (page) => {
    const first = await readBill(page, "#plain");
    const second = await readBill(page, "#plain", addresses.second);
    return Math.max(first.words, second.words);
  },
  seats: async (page) => {
    await page.goto(addresses.bill);
    return page.locator(".seats .sign use").count();
  },
  "voted-yes": (page) => seats(page, "yes"),
  "voted-no": (page) => seats(page, "no"),
  "not-voted": (page) => seats(page, "none"),
  "answer-days": async (page) => {
    await openToday(page);
    await page.goto(addresses.write);
    return numberIn(await page.locator(".promise").innerText());
  },
  taps: async (page) => {
    await openToday(page);
    await page.evaluate(() => {
      sessionStorage.setItem("taps", "0");
    });
    await page.addInitScript(() => {
      addEventListener("click", () => {
        sessionStorage.setItem("taps", String(Number(sessionStorage.getItem("taps")) + 1));
      });
    });
    await page.reload();
    await send(page);
    return page.evaluate(() => String(sessionStorage.getItem("taps")));
  },
  target: async (page) => Math.floor(await leastAtTextSizes(page, () => smallestTarget(page, ".screen"))),
  contrast: async (page) => {
    await openSent(page);
    return leastInSchemes(page, () => leastOn(page, pages, () => lowestContrast(page, ".screen")));
  },
  pages: async () => pages.length,
  "axe-faults": async (page) => {
    await openSent(page);
    return axeFaults(page, pages);
  },
};
