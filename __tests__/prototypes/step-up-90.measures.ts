import type { Page } from "@playwright/test";
import {
  axeFaults,
  leastInSchemes,
  leastOn,
  lowestContrast,
  numberIn,
  sizeOf,
  smallestTarget,
  type Measures,
} from "./measure";
import {
  addresses,
  key,
  logReading,
  number,
  photographed,
  rosasReading,
  screen,
  touchKeys,
  wholeMorning,
} from "./step-up-90.states";
import { resize } from "./prototype-test";

const small = { width: 360, height: 740 };

const { patients, patient, ...phone } = addresses;
const phonePages = Object.values(phone);
const deskPages: readonly string[] = [patients, patient];

/** The smallest of what is measured on pages, as they open. */
const least = (
  page: Page,
  pages: readonly string[],
  measure: (page: Page, area: string) => Promise<number>,
): Promise<number> =>
  leastOn(page, pages, (address) => measure(page, deskPages.includes(address) ? screen.desk : screen.phone));

const leastTarget = async (page: Page, pages: readonly string[], widths: readonly number[]): Promise<number> => {
  const found: number[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    found.push(await least(page, pages, smallestTarget));
  }
  return Math.floor(Math.min(...found));
};

const openLog = async (page: Page, viewport = photographed): Promise<void> => {
  await resize(page, viewport);
  await page.goto(addresses.log);
};

const digitKeys = (page: Page) => page.locator(".key[data-digit]");

/** Today with Rosa's reading. */
const openLogged = async (page: Page): Promise<void> => {
  await openLog(page);
  await logReading(page, ...rosasReading);
  // The page's script has shown it.
  await page.locator("#latest").waitFor();
};

/** The number in the reason for a call that has these words. */
const reason = async (page: Page, words: string): Promise<number> => {
  await page.goto(addresses.patients);
  return numberIn(await page.locator(".call-card .reason", { hasText: words }).innerText());
};

/** The average of a row of Trend's table: 0 is the latest week. */
const weekAverage = async (page: Page, row: number): Promise<string> => {
  await openLogged(page);
  await page.goto(addresses.trend);
  await page.locator("#chart svg").waitFor();
  return page.locator("#weeks tr").nth(row).locator("td").first().innerText();
};

/** What the case study of Step Up 90 says in numbers: `measured` in its study.yaml. */
export const measures: Measures = {
  "key-width": async (page) => {
    await openLog(page);
    return Math.floor((await sizeOf(digitKeys(page).first())).width);
  },
  "key-height": async (page) => {
    await openLog(page);
    return Math.floor((await sizeOf(digitKeys(page).first())).height);
  },
  "key-width-360": async (page) => {
    await openLog(page, small);
    return Math.floor((await sizeOf(digitKeys(page).first())).width);
  },
  "phone-target": (page) => leastTarget(page, phonePages, [small.width, photographed.width, 1280]),
  "desk-target": (page) => leastTarget(page, deskPages, [small.width, 1280]),
  contrast: (page) => leastInSchemes(page, () => least(page, [...phonePages, ...deskPages], lowestContrast)),
  pages: async (page) => {
    await page.goto(addresses.today);
    const links = () =>
      page.locator("a[href]").evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).pathname));
    const known = new Set<string>([addresses.today]);
    // A set is walked with what is added on the way.
    for (const address of known) {
      await page.goto(address);
      for (const link of await links()) if (link.startsWith(addresses.today)) known.add(link);
    }
    return known.size;
  },
  "double-touch": async (page) => {
    await openLog(page);
    await key(page, 5).dblclick();
    return (await number(page).inputValue()).length;
  },
  slide: async (page) => {
    await openLog(page);
    await key(page, 9).hover();
    await page.mouse.down();
    await key(page, 6).hover();
    await page.mouse.up();
    return (await number(page).inputValue()).length;
  },
  touches: async (page) => {
    await openLog(page);
    await page.evaluate(() => {
      document.addEventListener("click", () => {
        document.body.dataset["touches"] = String(Number(document.body.dataset["touches"] ?? 0) + 1);
      });
    });
    await touchKeys(page, 128);
    return (await number(page).inputValue()) === "128"
      ? String(await page.locator("body").getAttribute("data-touches"))
      : "";
  },
  pause: async (page) => {
    await page.clock.install({ time: 0 });
    await openLog(page);
    await page.clock.pauseAt(10_000);
    // A touch that comes too soon begins the pause anew: after each, the field is emptied and the pause is over.
    for (let pause = 50; pause <= 1000; pause += 50) {
      await number(page).fill("");
      await page.clock.runFor(2000);
      await key(page, 5).click();
      await page.clock.runFor(pause);
      await key(page, 5).click();
      if ((await number(page).inputValue()) === "55") return pause / 1000;
    }
    return "none";
  },
  day: async (page) => {
    await page.goto(addresses.today);
    return (await page.locator("#day").innerText()).replace("Day ", "");
  },
  "days-logged": async (page) => {
    await openLogged(page);
    return numberIn(await page.locator("#count").innerText());
  },
  "days-missed": async (page) => {
    await openLogged(page);
    return numberIn((await page.locator("#count").innerText()).split(",")[1] ?? "");
  },
  goal: async (page) => {
    await openLogged(page);
    return /\d+ over \d+/u.exec(await page.locator("#goal").innerText())?.[0] ?? "";
  },
  "first-week": (page) => weekAverage(page, 4),
  "latest-week": (page) => weekAverage(page, 0),
  calls: async (page) => {
    await wholeMorning(page);
    await page.goto(addresses.patients);
    return numberIn(await page.locator("#heading").innerText());
  },
  "days-above": (page) => reason(page, "Above goal"),
  "days-silent": (page) => reason(page, "No reading"),
  "axe-faults": (page) => axeFaults(page, [...phonePages, ...deskPages]),
};
