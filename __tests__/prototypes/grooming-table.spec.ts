// Grooming Table: a booking from start to end, and what bad input gets. Its numbers: grooming-table.measures.ts.
import { expect, type Page } from "@playwright/test";
import { tabTo } from "../e2e/testing/tab-stops";
import { add, addresses, book, bookWithoutAccount, chooseTime, day, dog, next, time } from "./grooming-table.states";
import { sizeOf } from "./measure";
import { test } from "./prototype-test";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const total = (page: Page) => page.getByRole("row", { name: /^Total/u });
const sum = (page: Page) => page.locator(".sum");

const startOver = async (page: Page): Promise<void> => {
  await button(page, "Start over").click();
  await expect(page.getByText("Started over.")).toBeVisible();
};

test("the keyboard alone books both dogs and follows them", async ({ page }) => {
  await page.goto(addresses.home);
  await tabTo(page, link(page, "Book a full groom"));
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("Choose a time");
  for (const name of ["Biscuit", "Moose"]) {
    await tabTo(page, dog(page, name));
    await page.keyboard.press("Space");
  }
  await tabTo(page, day(page, "Tue 13"));
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  await expect(day(page, "Wed 14")).toBeChecked();
  // Full times are passed over.
  await tabTo(page, time(page, "9:30"));
  await page.keyboard.press("Space");
  await expect(sum(page)).toContainText("2 full grooms, Wed, May 14, 9:30 $135");
  await tabTo(page, next(page));
  await page.keyboard.press("Enter");
  await expect(total(page)).toContainText("$135");
  await tabTo(page, page.getByLabel("Your name"));
  await page.keyboard.type("Dana Whitfield");
  await tabTo(page, page.getByLabel("Mobile phone"));
  await page.keyboard.type("(404) 555-0123");
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("Save your dogs");
  await expect(page.getByText("Your visit is booked.")).toBeFocused();
  await tabTo(page, link(page, "Finish without an account"));
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("See you on Wednesday, May 14");
  await expect(page.getByRole("table")).toContainText(/Biscuit, full groom\s*\$75.*Moose, full groom\s*\$75/su);
  await expect(total(page)).toContainText("$135");
  await tabTo(page, link(page, "Follow your visit"));
  await page.keyboard.press("Enter");
  await tabTo(page, button(page, "Next step"));
  for (const step of ["Here", "Bath", "Drying", "Trim", "Ready"]) {
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status").filter({ hasText: step })).toBeVisible();
  }
});

test.describe("on a phone of 360 px", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("touch alone books both dogs", async ({ page }) => {
    await page.goto(addresses.home);
    await link(page, "Book a full groom").tap();
    for (const name of ["Biscuit", "Moose"]) await dog(page, name).tap();
    await day(page, "Wed 14").tap();
    await time(page, "9:30").tap();
    await next(page).tap();
    await page.getByLabel("Your name").fill("Dana Whitfield");
    await page.getByLabel("Mobile phone").fill("4045550123");
    await button(page, "Book this visit").tap();
    await link(page, "Finish without an account").tap();
    await expect(total(page)).toContainText("$135");
    await link(page, "Follow your visit").tap();
    await button(page, "Next step").tap();
    await expect(page.getByRole("listitem").filter({ hasText: "now" })).toContainText("Here");
  });
});

test("the visit that was chosen sets the price", async ({ page }) => {
  const visits = [
    ["Book a bath and brush", "2 baths with brushing", 2 * 45 - 15],
    ["Book a full groom", "2 full grooms", 2 * 75 - 15],
    ["Book the van", "2 van visits", 2 * 95 - 15],
  ] as const;
  for (const [name, words, dollars] of visits) {
    await page.goto(addresses.home);
    await link(page, name).click();
    await dog(page, "Biscuit").check();
    await dog(page, "Moose").check();
    await expect(sum(page)).toContainText(`${words} $${String(dollars)}`);
  }
});

test("a dog's size and coat set its price", async ({ page }) => {
  await page.goto(addresses.time);
  await dog(page, "Another dog").check();
  await page.getByLabel("What is the dog’s name?").fill("Pepper");
  await expect(sum(page)).toContainText("$75");
  await page.getByLabel("Large, $15 more").check();
  await page.getByLabel("Matted, $20 more").check();
  await expect(sum(page)).toContainText(`1 full groom $${String(75 + 15 + 20)}`);
  await day(page, "Fri 16").check();
  await time(page, "4:00").check();
  await next(page).click();
  await expect(page.getByRole("row", { name: "Pepper, full groom" })).toContainText("$110");
});

test("the prices page says what the booking charges", async ({ page }) => {
  await page.goto(addresses.prices);
  const rows = await page.getByRole("row").allInnerTexts();
  const prices = rows.slice(1).map((row) => (row.match(/\$\d+/gu) ?? []).join(" "));
  const charged: string[] = [];
  for (const visit of ["bath", "groom", "van"]) {
    await page.goto(`${addresses.time}?visit=${visit}`);
    await dog(page, "Another dog").check();
    const sums: string[] = [];
    for (const size of ["Medium, up to 50 pounds", "Large, $15 more"]) {
      await page.getByLabel(size).check();
      sums.push((await page.locator("#sum-dollars").innerText()).trim());
    }
    charged.push(sums.join(" "));
  }
  expect(charged).toEqual(prices);
});

test("what is missing is said, and the first of it focused", async ({ page }) => {
  await page.goto(addresses.time);
  await next(page).click();
  await expect(dog(page, "Biscuit")).toBeFocused();
  await expect(dog(page, "Biscuit")).toHaveAttribute("aria-invalid", "true");
  await expect(dog(page, "Biscuit")).toHaveAccessibleDescription("Please choose who is coming.");
  await dog(page, "Biscuit").check();
  await expect(page.getByText("Please choose who is coming.")).toHaveCount(0);
  await next(page).click();
  await expect(page.getByRole("radiogroup", { name: "Day, in May" })).toHaveAccessibleDescription(
    "Please choose a day.",
  );
  await expect(day(page, "Tue 13")).toBeFocused();
  await day(page, "Fri 16").check();
  await next(page).click();
  await expect(page.getByRole("radiogroup", { name: /^Start/u })).toHaveAccessibleDescription("Please choose a time.");
  await expect(time(page, "9:30")).toBeFocused();
  await dog(page, "Moose").check();
  await dog(page, "Another dog").check();
  await next(page).click();
  await expect(dog(page, "Biscuit")).toHaveAccessibleDescription(/room for two dogs at a time/u);
  await expect(page.getByLabel("What is the dog’s name?")).toHaveAccessibleDescription(/tell us the dog’s name/u);
});

test("times that are full, past or closed cannot be chosen", async ({ page }) => {
  await page.goto(addresses.time);
  const reasons = [
    ["Tue 13", "8:00", "past"],
    ["Tue 13", "11:00", "full"],
    ["Wed 14", "8:00", "full"],
    ["Wed 14", "2:30", "full"],
    ["Sat 17", "4:00", "closed"],
  ] as const;
  for (const [name, start, reason] of reasons) {
    await day(page, name).check();
    await expect(time(page, `${start} ${reason}`), `${name}, ${start}`).toBeDisabled();
  }
});

test("a second dog takes a time that has one place", async ({ page }) => {
  await page.goto(addresses.time);
  await dog(page, "Biscuit").check();
  await day(page, "Thu 15").check();
  await time(page, "11:00").check();
  await dog(page, "Moose").check();
  const starts = page.getByRole("radiogroup", { name: "Start, with room for two dogs" });
  await expect(starts).toHaveAccessibleDescription("11:00 has room for one dog only. Please choose another time.");
  await expect(time(page, "11:00 1 dog only")).toBeDisabled();
  await expect(sum(page)).not.toContainText("11:00");
  await time(page, "1:00").check();
  await expect(starts).toHaveAccessibleDescription("");
});

test("phone and email get the product's own words", async ({ page }) => {
  await page.goto(addresses.time);
  await chooseTime(page);
  await button(page, "Book this visit").click();
  await expect(page.getByLabel("Your name")).toBeFocused();
  await page.getByLabel("Your name").fill("Dana Whitfield");
  const wrong = [
    ["Mobile phone", "404", /This number has 3 digits\. A phone number has 10/u],
    ["Mobile phone", "", /enter your phone number/u],
    ["Email", "dana.mail.example", /The @ is missing/u],
    ["Email", "dana@mail", /not complete/u],
  ] as const;
  for (const [label, value, words] of wrong) {
    await page.getByLabel(label).fill(value);
    await button(page, "Book this visit").click();
    await expect(page.getByLabel(label)).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(words);
    if (label === "Mobile phone") await expect(page.getByLabel(label)).toBeFocused();
  }
  await page.getByLabel("Mobile phone").fill("404");
  await page.getByLabel("Mobile phone").press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "This number has 3 digits." }), "said").toHaveCount(1);
  await page.getByLabel("Mobile phone").fill("1 404 555 0123");
  await expect(page.getByLabel("Mobile phone")).toHaveAccessibleDescription("");
  await button(page, "Book this visit").click();
  await expect(page.getByLabel("Email")).toBeFocused();
});

test("whoever wants email needs no phone", async ({ page }) => {
  await page.goto(addresses.time);
  await page.getByRole("radio", { name: "Email" }).check();
  await chooseTime(page);
  await page.getByLabel("Your name").fill("Dana Whitfield");
  await button(page, "Book this visit").click();
  await expect(page.getByLabel("Email")).toBeFocused();
  await page.getByLabel("Email").fill("dana@mail.example");
  await button(page, "Book this visit").click();
  await expect(heading(page)).toHaveText("Save your dogs");
  await expect(page.getByLabel("Email")).toHaveValue("dana@mail.example");
});

test("a password of 12 characters can be seen while typing", async ({ page }) => {
  await page.goto(addresses.time);
  await chooseTime(page);
  await book(page);
  await page.getByLabel("Email").fill("dana@mail.example");
  const password = page.locator("#password");
  await password.fill("four words");
  await button(page, "Save my dogs").click();
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(/This one has 10 characters\. Please use 12 or more\./u);
  await expect(password).toHaveAttribute("type", "text");
  await button(page, "Hide password").click();
  await expect(password).toHaveAttribute("type", "password");
  await button(page, "Show password").click();
  await expect(password).toHaveValue("four words");
  await password.fill("four words!!");
  await button(page, "Save my dogs").click();
  await expect(page.getByText("Your dogs are saved. Next time takes a minute.")).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("four words");
});

test("reload and Back lose nothing that was typed", async ({ page }) => {
  await page.goto(addresses.time);
  await dog(page, "Another dog").check();
  await page.getByLabel("What is the dog’s name?").fill("Pepper");
  await page.getByLabel("Matted, $20 more").check();
  await page.getByLabel("What should we know?").fill("She is shy.");
  await page.reload();
  await expect(page.getByLabel("What is the dog’s name?")).toHaveValue("Pepper");
  await expect(page.getByLabel("Matted, $20 more")).toBeChecked();
  await dog(page, "Another dog").uncheck();
  await chooseTime(page);
  await page.getByLabel("Mobile phone").fill("404");
  await page.goBack();
  await expect(time(page, "9:30")).toBeChecked();
  await expect(dog(page, "Moose")).toBeChecked();
  await page.goForward();
  await expect(page.getByLabel("Mobile phone")).toHaveValue("404");
  await startOver(page);
  await page.goto(addresses.time);
  await expect(dog(page, "Moose")).not.toBeChecked();
  await expect(page.getByLabel("What should we know?")).toHaveValue("");
});

test("Back after a booking leads to what is booked", async ({ page }) => {
  await page.goto(addresses.time);
  await chooseTime(page);
  await book(page);
  await page.goBack();
  await link(page, "See the visit that is booked").click();
  await expect(heading(page)).toHaveText("See you on Wednesday, May 14");
});

test("nobody lands on a page without its booking", async ({ page }) => {
  await page.goto(addresses.check);
  await expect(page.getByRole("heading", { name: "Nothing to check yet" })).toBeVisible();
  await expect(button(page, "Book this visit")).toBeHidden();
  for (const address of [addresses.booked, addresses.visit]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { name: "Nothing is booked yet" })).toBeVisible();
  }
});

test("the day plays only when asked, four seconds a step, and pauses", async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto(addresses.time);
  await bookWithoutAccount(page);
  await link(page, "Follow your visit").click();
  await page.clock.pauseAt(1_000_000);
  const news = page.getByRole("status").filter({ has: page.getByRole("heading") });
  await page.clock.runFor(20_000);
  await expect(news).toContainText("Before the visit");
  await button(page, "Play the day").click();
  await expect(news).toContainText(/Here, 9:32.*“Moose is afraid of the dryer\.”/su);
  await page.clock.runFor(3999);
  await expect(news).toContainText("Here, 9:32");
  await page.clock.runFor(1);
  await expect(news).toContainText("Bath, 9:48");
  await button(page, "Pause").click();
  await page.clock.runFor(20_000);
  await expect(news).toContainText("Bath, 9:48");
  await button(page, "Play the day").click();
  await page.clock.runFor(20_000);
  await expect(news).toContainText(/Ready, 11:18.*\$135/su);
  await expect(button(page, "Play the day once more")).toBeVisible();
  await page.reload();
  await expect(news).toContainText("Ready, 11:18");
});

test("under reduced motion the day only steps", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(addresses.time);
  await bookWithoutAccount(page);
  await link(page, "Follow your visit").click();
  await expect(button(page, "Play the day")).toBeHidden();
  for (const step of ["Here", "Bath", "Drying", "Trim"]) {
    await button(page, "Next step").click();
    await expect(page.getByRole("listitem").filter({ hasText: "now" })).toContainText(step);
  }
  await button(page, "Next step").click();
  await expect(page.getByRole("listitem").filter({ hasText: "done" })).toHaveCount(5);
});

test("filters and words find products", async ({ page }) => {
  await page.goto(addresses.store);
  const shown = page.locator("#shelves h3:visible");
  const count = page.locator("#count");
  await expect(shown).toHaveCount(6);
  await page.getByLabel("Search words").fill("Curls moose");
  await expect(shown).toHaveText(["Untangle spray $14"]);
  await expect(count).toHaveText("1 product");
  await page.getByLabel("Search words").fill("");
  await page.getByLabel("Coat").uncheck();
  await page.getByLabel("No scent").check();
  await expect(shown).toHaveText(["Ear wipes $9"]);
  await page.getByLabel("Ears").uncheck();
  await expect(page.getByText("Nothing fits.")).toBeVisible();
  await button(page, "Show all products").click();
  await expect(count).toHaveText("6 products");
  await expect(count).toBeFocused();
  await expect(page.getByLabel("No scent")).not.toBeChecked();
  await page.getByLabel("Sort by").selectOption("Lowest price first");
  await expect(shown.first()).toHaveText("Ear wipes $9");
  await page.getByLabel("Search words").press("Enter");
  await expect(count).toBeFocused();
});

test("each store button names its product", async ({ page }) => {
  await page.goto(addresses.store);
  const names = await page.locator("button[data-add]").allInnerTexts();
  expect(names).toHaveLength(7);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^Add \w/u);
});

test("the cart adds up, with pickup and by mail", async ({ page }) => {
  await page.goto(addresses.store);
  for (const name of ["brush", "brush", "ear wipes"]) await add(page, name);
  await expect(page.locator("#added")).toHaveText("Added: Ear wipes. 3 items in your cart, $47.");
  await link(page, "Cart: 3 items").click();
  await expect(total(page)).toContainText(`$${String(19 + 19 + 9)}`);
  await page.getByLabel("By mail, $5").check();
  await expect(total(page)).toContainText("$52");
  await button(page, "One more brush").click();
  await expect(button(page, "One more brush")).toBeFocused();
  await expect(total(page)).toContainText("$71");
  await button(page, "One ear wipes less").click();
  await expect(heading(page)).toBeFocused();
  await expect(page.locator("#change")).toHaveText("Out of your cart: Ear wipes. 3 items, $62.");
  await page.getByLabel("Your name").fill("Dana Whitfield");
  await button(page, "Place the order").click();
  await expect(page.getByLabel("Address")).toBeFocused();
  await expect(page.getByLabel("Address")).toHaveAccessibleDescription(/enter the address/u);
  await page.getByLabel("Address").fill("1 Example Avenue, Atlanta");
  await page.reload();
  await expect(page.getByLabel("Address")).toHaveValue("1 Example Avenue, Atlanta");
  await button(page, "Place the order").click();
  await expect(heading(page)).toHaveText("Your order is placed");
  await expect(heading(page)).toBeFocused();
  await expect(page.getByText("It is $62.")).toBeVisible();
});

test("an order for pickup waits at the visit", async ({ page }) => {
  await page.goto(addresses.time);
  await bookWithoutAccount(page);
  await page.goto(addresses.store);
  await add(page, "shampoo");
  await link(page, "Cart: 1 item").click();
  await expect(page.getByText("It is ready at your visit on Wednesday, May 14.")).toBeVisible();
  await expect(total(page)).toContainText("$16");
});

test("days and times are at least 48 px high", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(addresses.time);
  for (const pick of await page.locator(".pick").all()) expect((await sizeOf(pick)).height).toBeGreaterThanOrEqual(48);
});
