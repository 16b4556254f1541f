import { expect, type Page } from "@playwright/test";
import { sidewaysOverflow } from "../e2e/testing/layout-errors";
import { lowestContrast, setTextSize, smallestTarget } from "./measure";
import type { PrototypeState } from "./prototype-test";

const folder = "/prototypes/senate";
export const addresses = {
  find: `${folder}/index.html`,
  today: `${folder}/today.html`,
  bills: `${folder}/bills.html`,
  bill: `${folder}/safe-bus-stops.html`,
  second: `${folder}/paid-time-to-vote.html`,
  names: `${folder}/names.html`,
  senator: `${folder}/senator.html`,
  write: `${folder}/write.html`,
  messages: `${folder}/messages.html`,
} as const;

/** The phone of the case study's pictures: art/senate/screens.ts. */
export const photographed = { width: 390, height: 844 };

export const field = (page: Page) => page.getByLabel("Your street, city, or ZIP code");
export const message = (page: Page) => page.getByLabel("Your message");
export const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

/** Finds a senator from the first page. @param typed what only one of the ten addresses has */
export const findSenator = async (page: Page, typed = "212"): Promise<void> => {
  await field(page).fill(typed);
  await button(page, "Find").click();
  await expect(page.locator("#found-heading")).toBeFocused();
};

/** From the first page to Today, with a senator of one's own. */
export const followSenator = async (page: Page, typed?: string): Promise<void> => {
  await findSenator(page, typed);
  await button(page, "Follow my senator").click();
  await expect(page).toHaveURL(/today\.html$/u);
};

export const marcusWords =
  "I drive the Line 9 bus in Macon. Half my night stops have no light. Will those stops come first?";

/** From Today: opens the bill, writes, and sends. */
export const send = async (page: Page, words = marcusWords): Promise<void> => {
  await page.getByRole("link", { name: "Safe bus stops" }).click();
  await page.getByRole("link", { name: "Write to your senator" }).click();
  await message(page).fill(words);
  await button(page, /^Send to/u).click();
  await expect(page).toHaveURL(/messages\.html$/u);
};

export const skip = (page: Page) => button(page, "Skip to three days later").click();

/** Finds a senator first, and comes back. */
const withSenator =
  (address: string, act: (page: Page) => Promise<void> = async () => undefined) =>
  async (page: Page): Promise<void> => {
    await page.goto(addresses.find);
    await followSenator(page);
    await page.goto(address);
    await act(page);
  };

/** That phone, turned on its side. */
export const sideways = { width: photographed.height, height: photographed.width };

/** In percent of the browser’s usual one, which comes last. */
export const textSizes = [200, 150, 130, 100];

/** At each text size, upright and on its side: nothing scrolls sideways, and targets have 44 px. Contrast is 7 to 1. */
const expectOwn = async (page: Page): Promise<void> => {
  for (const percent of textSizes) {
    await setTextSize(page, percent);
    for (const viewport of [photographed, sideways]) {
      await page.setViewportSize(viewport);
      const where = `${String(viewport.width)} px, ${String(percent)} %`;
      expect.soft(await sidewaysOverflow(page), where).toBe(0);
      expect.soft(await smallestTarget(page, ".screen"), where).toBeGreaterThanOrEqual(44);
    }
  }
  expect.soft(await lowestContrast(page, ".screen")).toBeGreaterThanOrEqual(7);
};

const pagesAndStates: readonly PrototypeState[] = [
  {
    name: "Find, an address that is not there",
    path: addresses.find,
    act: async (page) => {
      await field(page).fill("5 Nowhere Street, pneumonoultramicroscopicsilicovolcanoconiosis");
      await page.keyboard.press("Enter");
      await expect(page.getByText("isn’t one of the ten addresses")).toBeVisible();
    },
  },
  {
    name: "Find, three that match",
    path: addresses.find,
    act: async (page) => {
      await field(page).fill("macon");
      await expect(page.locator("#addresses button:visible")).toHaveCount(3);
    },
  },
  { name: "Find, found", path: addresses.find, act: (page) => findSenator(page) },
  { name: "Today, nobody found", path: addresses.today },
  { name: "Today, with a senator", path: addresses.find, act: (page) => followSenator(page) },
  {
    name: "Bills, one followed",
    path: addresses.bills,
    act: (page) => button(page, "Follow “Safe bus stops”").click(),
  },
  { name: "Bill, plain words", path: addresses.bill, act: withSenator(addresses.bill) },
  {
    name: "Bill, official text, a senator who voted no",
    path: addresses.find,
    act: async (page) => {
      await followSenator(page, "Augusta");
      await page.goto(addresses.bill);
      await button(page, "Official text").click();
      await button(page, "Follow this bill").click();
    },
  },
  { name: "Bill without a vote", path: addresses.second },
  {
    name: "All names, by vote",
    path: addresses.names,
    act: withSenator(addresses.names, (page) => button(page, "Vote").click()),
  },
  { name: "Senator", path: addresses.senator, act: withSenator(addresses.senator) },
  { name: "Write, nobody found", path: addresses.write },
  {
    name: "Write, nothing written",
    path: addresses.write,
    act: withSenator(addresses.write, async (page) => {
      await button(page, /^Send to/u).click();
      await expect(message(page)).toBeFocused();
    }),
  },
  { name: "Messages, none", path: addresses.messages },
  {
    name: "Messages, sent",
    path: addresses.find,
    act: async (page) => {
      await followSenator(page);
      await send(page, "pneumonoultramicroscopicsilicovolcanoconiosis".repeat(2));
    },
  },
  {
    name: "Messages, answered",
    path: addresses.find,
    act: async (page) => {
      await followSenator(page);
      await send(page);
      await skip(page);
      await button(page, "Not yet").click();
    },
  },
];

/** Every page and state worth looking at. */
export const states: readonly PrototypeState[] = pagesAndStates.map((state) => ({ ...state, expectOwn }));
