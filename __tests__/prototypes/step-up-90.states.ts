import { expect, type Page } from "@playwright/test";
import { studies } from "../e2e/content";
import { lowestContrast, smallestTarget } from "./measure";
import type { PrototypeState } from "./prototype-test";
import { faintSvgText } from "./svg-text";

const folder = "/prototypes/step-up-90";
export const addresses = {
  today: `${folder}/`,
  log: `${folder}/log.html`,
  trend: `${folder}/trend.html`,
  sharing: `${folder}/sharing.html`,
  ask: `${folder}/ask.html`,
  patients: `${folder}/patients.html`,
  patient: `${folder}/patient.html`,
} as const;

/** A phone as wide as in the pictures of the case study. */
export const photographed = { width: 390, height: 844 };

/** The product's own screen. */
export const screen = { phone: ".phone", desk: ".desk-page" };

export const number = (page: Page) => page.locator("#number");
export const message = (page: Page) => page.locator("#message");
export const next = (page: Page) => page.locator("#go");
export const key = (page: Page, name: number | string) =>
  page.getByRole("group", { name: "Number keys" }).getByRole("button", { name: String(name), exact: true });

/**
 * Touches keys of the page. Neighbors must differ: a second touch that comes too soon counts once.
 * @param digits of one number
 */
export const touchKeys = async (page: Page, digits: number): Promise<void> => {
  for (const digit of String(digits)) await key(page, digit).click();
};

/** Enters numbers by the keys of the page, and goes on after each, until the product asks or reads back. */
export const enter = async (page: Page, ...numbers: readonly number[]): Promise<void> => {
  for (const one of numbers) {
    await touchKeys(page, one);
    await next(page).click();
  }
};

/** Lets the time pass in which a second touch on the same key counts once. The page's clock must be installed. */
export const waitForKey = (page: Page): Promise<void> => page.clock.fastForward(400);

/** Logs a reading from the Log page as it was opened. It ends on Today. */
export const logReading = async (page: Page, ...numbers: readonly [number, number, number]): Promise<void> => {
  await page.clock.install();
  await enter(page, ...numbers);
  await waitForKey(page);
  await next(page).click();
  await expect(page).toHaveURL(/step-up-90\/$/u);
};

export const rosasReading = [128, 82, 71] as const;

/** From Today: logs a reading above the goal and goes to the next morning, so many times. */
const mornings = async (page: Page, count: number): Promise<void> => {
  for (let passed = 0; passed < count; passed += 1) {
    await page.goto(addresses.log);
    await logReading(page, 152, 95, 78);
    await page.getByRole("button", { name: "Go to the next morning" }).click();
    await expect(page.locator("#notice")).toContainText("The next morning");
  }
};

const share = async (page: Page, ...names: readonly string[]): Promise<void> => {
  await page.goto(addresses.sharing);
  for (const name of names) await page.getByRole("switch", { name }).check();
};

const ask = async (page: Page, words: string): Promise<void> => {
  await page.goto(addresses.ask);
  await page.getByLabel("What is your question?").fill(words);
  await page.getByRole("button", { name: "Ask Theo to call" }).click();
};

/** As the case study shows it: a reading, shared, and a question. */
export const wholeMorning = async (page: Page): Promise<void> => {
  await page.goto(addresses.log);
  await logReading(page, ...rosasReading);
  await share(page, "Readings", "Pills taken", "Steps");
  await ask(page, "I have a question about the evening pill.");
};

/** By the prototype's address, which stays when its study is renamed. */
const measured = studies.find(({ prototype }) => prototype?.address === addresses.today)?.measured;

/** What the case study says of the pages as they open holds in all states; text has a contrast of 7 to 1 at least. */
const expectOwn = async (page: Page): Promise<void> => {
  const isPhone = (await page.locator(screen.phone).count()) === 1;
  const area = isPhone ? screen.phone : screen.desk;
  const least = Number(measured?.get(isPhone ? "phone-target" : "desk-target"));
  for (const viewport of [photographed, { width: 800, height: 900 }]) {
    await page.setViewportSize(viewport);
    expect.soft(await smallestTarget(page, area), String(viewport.width)).toBeGreaterThanOrEqual(least);
  }
  expect.soft(await lowestContrast(page, area)).toBeGreaterThanOrEqual(7);
  expect.soft(await faintSvgText(page, 7)).toEqual([]);
};

const pagesAndStates: readonly PrototypeState[] = [
  { name: "Today, no reading yet", path: addresses.today },
  {
    name: "Today, a reading was saved",
    path: addresses.log,
    act: async (page) => {
      await logReading(page, ...rosasReading);
      await page.getByRole("checkbox", { name: "Morning pill" }).check();
    },
  },
  {
    name: "Today, above the goal and heard",
    path: addresses.log,
    act: async (page) => {
      await logReading(page, 152, 95, 78);
      await page.getByRole("button", { name: "Hear it" }).click();
      await expect(page.locator("#heard")).not.toBeEmpty();
    },
  },
  {
    name: "Today, shared and seen",
    path: addresses.log,
    act: async (page) => {
      await logReading(page, ...rosasReading);
      await share(page, "Readings");
      await page.goto(addresses.patients);
      await page.goto(addresses.today);
    },
  },
  { name: "Log, first number", path: addresses.log },
  {
    name: "Log, a reading of 1,282",
    path: addresses.log,
    act: async (page) => {
      await touchKeys(page, 1281);
      await expect(message(page)).toContainText("1,281");
    },
  },
  {
    name: "Log, a number out of range",
    path: addresses.log,
    act: async (page) => {
      await enter(page, 128, 290);
      await expect(number(page)).toHaveAttribute("aria-invalid", "true");
    },
  },
  {
    name: "Log, a second touch that came too soon",
    path: addresses.log,
    act: async (page) => {
      await key(page, 5).dblclick();
      await expect(message(page)).not.toBeEmpty();
    },
  },
  {
    name: "Log, the bottom number above the top one",
    path: addresses.log,
    act: (page) => enter(page, 128, 142),
  },
  { name: "Log, the last look", path: addresses.log, act: (page) => enter(page, ...rosasReading) },
  {
    name: "Log, the settings and the device’s own keyboard",
    path: addresses.log,
    act: async (page) => {
      await enter(page, 128);
      await page.getByText("Keys and touch").click();
      await page.getByLabel("My device’s own keyboard").check();
    },
  },
  {
    name: "Trend, each day",
    path: addresses.trend,
    act: (page) => page.getByText("Each day", { exact: true }).click(),
  },
  {
    name: "Trend, a week of mornings later",
    path: addresses.log,
    act: async (page) => {
      await mornings(page, 2);
      for (let passed = 0; passed < 7; passed += 1)
        await page.getByRole("button", { name: "Go to the next morning" }).click();
      await page.goto(addresses.log);
      await logReading(page, 96, 59, 140);
      await page.goto(addresses.trend);
    },
  },
  { name: "Sharing, nothing", path: addresses.sharing },
  { name: "Sharing, two of three", path: addresses.sharing, act: (page) => share(page, "Readings", "Pills taken") },
  { name: "Ask, empty", path: addresses.ask },
  { name: "Ask, asked", path: addresses.ask, act: (page) => ask(page, "I have a question about the evening pill.") },
  { name: "Patients, as the morning begins", path: addresses.patients },
  {
    name: "Patients, Rosa shares and asks",
    path: addresses.log,
    act: async (page) => {
      await wholeMorning(page);
      await page.goto(addresses.patients);
    },
  },
  {
    name: "Patients, a call begins",
    path: addresses.patients,
    act: (page) => page.getByRole("button", { name: /^Call Walter/u }).click(),
  },
  {
    name: "Patients, everyone was called",
    path: addresses.patients,
    act: async (page) => {
      for (const name of ["Walter Okonjo", "Lien Pham"])
        await page.getByRole("button", { name: new RegExp(`^Mark as called.*${name}`, "u") }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nobody needs a call");
    },
  },
  {
    name: "Patients, above goal for three mornings",
    path: addresses.log,
    act: async (page) => {
      await mornings(page, 3);
      await share(page, "Readings");
      await page.goto(addresses.patients);
    },
  },
  {
    name: "Patients, a question of one endless word",
    path: addresses.ask,
    act: async (page) => {
      await ask(page, "pneumonoultramicroscopicsilicovolcanoconiosis".repeat(2));
      await page.goto(addresses.patients);
      await page.getByRole("button", { name: /^Call Rosa/u }).click();
    },
  },
  { name: "One patient, nothing shared", path: addresses.patient },
  {
    name: "One patient, all shared",
    path: addresses.log,
    act: async (page) => {
      await wholeMorning(page);
      await page.goto(addresses.patient);
    },
  },
];

/** Every page and state worth looking at. */
export const states: readonly PrototypeState[] = pagesAndStates.map((state) => ({ ...state, expectOwn }));
