import { expect, type Page } from "@playwright/test";
import { lowestContrast, smallestTarget } from "./measure";
import type { PrototypeState } from "./prototype-test";

const folder = "/prototypes/grooming-table";
export const addresses = {
  home: `${folder}/index.html`,
  prices: `${folder}/prices.html`,
  time: `${folder}/time.html`,
  check: `${folder}/check.html`,
  signUp: `${folder}/sign-up.html`,
  booked: `${folder}/booked.html`,
  visit: `${folder}/visit.html`,
  store: `${folder}/store.html`,
  cart: `${folder}/cart.html`,
  aboutUs: `${folder}/about-us.html`,
} as const;

export const dog = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true });
export const day = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });
export const time = (page: Page, name: string) =>
  page.getByRole("radiogroup", { name: /^Start/u }).getByRole("radio", { name, exact: true });
export const next = (page: Page) => page.getByRole("button", { name: "Next: check and book" });

/** From the page "Choose a time": what the case study shows. It ends on "Check and book". */
export const chooseTime = async (page: Page): Promise<void> => {
  await dog(page, "Biscuit").check();
  await dog(page, "Moose").check();
  await day(page, "Wed 14").check();
  await time(page, "9:30").check();
  await page.getByLabel("What should we know?").fill("Moose is afraid of the dryer.");
  await next(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Check and book");
};

/** From "Check and book" to "Save your dogs". */
export const book = async (page: Page): Promise<void> => {
  await page.getByLabel("Your name").fill("Dana Whitfield");
  await page.getByLabel("Mobile phone").fill("(404) 555-0123");
  await page.getByRole("button", { name: "Book this visit" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Save your dogs");
};

/** Books both dogs, and has no account. It ends on the confirmation. */
export const bookWithoutAccount = async (page: Page): Promise<void> => {
  await chooseTime(page);
  await book(page);
  await page.getByRole("link", { name: "Finish without an account" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^See you on/u);
};

export const add = (page: Page, name: string) => page.getByRole("button", { name: `Add ${name}` }).click();

/** A phone as wide as in the pictures of the case study. */
export const photographed = { width: 390, height: 844 };

/** The product's own screen. */
export const areas = [".top", "main", ".foot"];

/** Targets have 44 px at least, and words a contrast of 7 to 1 in both schemes. */
const expectOwn = async (page: Page): Promise<void> => {
  for (const width of [photographed.width, 1280]) {
    await page.setViewportSize({ width, height: photographed.height });
    for (const area of areas)
      expect.soft(await smallestTarget(page, area), `${area}, ${String(width)} px`).toBeGreaterThanOrEqual(44);
  }
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const area of areas)
      expect.soft(await lowestContrast(page, area), `${area}, ${colorScheme}`).toBeGreaterThanOrEqual(7);
  }
};

const pagesAndStates: readonly PrototypeState[] = [
  { name: "Home", path: addresses.home },
  { name: "Prices", path: addresses.prices },
  { name: "About us", path: addresses.aboutUs },
  {
    name: "Time, nothing chosen",
    path: addresses.time,
    act: async (page) => {
      await next(page).click();
      await expect(dog(page, "Biscuit")).toBeFocused();
    },
  },
  {
    name: "Time, a dog of one’s own and a time that is lost",
    path: addresses.time,
    act: async (page) => {
      await dog(page, "Biscuit").check();
      await day(page, "Thu 15").check();
      await time(page, "11:00").check();
      await dog(page, "Another dog").check();
      await page.getByLabel("Large, $15 more").check();
    },
  },
  {
    name: "Time, two dogs on Wednesday",
    path: addresses.time,
    act: async (page) => {
      await chooseTime(page);
      await page.goto(addresses.time);
    },
  },
  { name: "Check, both dogs", path: addresses.time, act: chooseTime },
  {
    name: "Check, a phone number of three digits",
    path: addresses.time,
    act: async (page) => {
      await chooseTime(page);
      await page.getByLabel("Mobile phone").fill("404");
      await page.getByLabel("Email").fill("dana.mail.example");
      await page.getByRole("button", { name: "Book this visit" }).click();
    },
  },
  {
    name: "Sign up, a short password",
    path: addresses.time,
    act: async (page) => {
      await chooseTime(page);
      await book(page);
      await page.getByLabel("Email").fill("dana@mail.example");
      await page.getByRole("textbox", { name: "Password" }).fill("four words");
      await page.getByRole("button", { name: "Save my dogs" }).click();
    },
  },
  { name: "Booked", path: addresses.time, act: bookWithoutAccount },
  { name: "Visit, nothing booked", path: addresses.visit },
  {
    name: "Visit, drying",
    path: addresses.time,
    act: async (page) => {
      await bookWithoutAccount(page);
      await page.getByRole("link", { name: "Follow your visit" }).click();
      for (let step = 0; step < 3; step += 1) await page.getByRole("button", { name: "Next step" }).click();
    },
  },
  {
    name: "Store, one thing in the cart",
    path: addresses.store,
    act: (page) => add(page, "brush"),
  },
  {
    name: "Store, nothing fits",
    path: addresses.store,
    act: (page) => page.getByLabel("Search words").fill("hamster"),
  },
  {
    name: "Cart, by mail without an address",
    path: addresses.store,
    act: async (page) => {
      for (const name of ["brush", "ear wipes", "bath kit"]) await add(page, name);
      await page.getByRole("link", { name: "Cart: 3 items" }).click();
      await page.getByLabel("By mail, $5").check();
      await page.getByRole("button", { name: "Place the order" }).click();
    },
  },
  {
    name: "Cart, ordered",
    path: addresses.store,
    act: async (page) => {
      await add(page, "shampoo");
      await page.getByRole("link", { name: "Cart: 1 item" }).click();
      await page.getByLabel("Your name").fill("Dana Whitfield");
      await page.getByRole("button", { name: "Place the order" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your order is placed");
    },
  },
];

/** Every page and state worth looking at. */
export const states: readonly PrototypeState[] = pagesAndStates.map((state) => ({ ...state, expectOwn }));
