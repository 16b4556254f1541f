// Senate: the task from start to end, what bad input gets, and the numbers that the case study cites.
import { expect, type Locator, type Page } from "@playwright/test";
import { tabTo } from "../e2e/testing/tab-stops";
import { setTextSize, sizeOf } from "./measure";
import { test } from "./prototype-test";
import {
  addresses,
  button,
  field,
  findSenator,
  followSenator,
  marcusWords,
  message,
  photographed,
  send,
  skip,
} from "./senate.states";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const link = (page: Page, name: string) => page.getByRole("link", { name });
const notice = (page: Page) => page.locator("#notice");
const about = (page: Page) => page.getByRole("group", { name: "What is it about?" });
const choices = (page: Page) => page.locator("#addresses button:visible");

/** Tabs to a control and presses a key there. */
const press = async (page: Page, control: Locator, key = "Enter"): Promise<void> => {
  await tabTo(page, control);
  await page.keyboard.press(key);
};

test("the keyboard alone leads from the address to the answer", async ({ page }) => {
  await page.goto(addresses.find);
  await tabTo(page, field(page));
  await page.keyboard.type("macon 31204");
  await page.keyboard.press("Enter");
  await expect(page.locator("#found-heading")).toBeFocused();
  await expect(page.locator("#found-heading")).toHaveText("Senator Odessa Larkmoor");
  await press(page, button(page, "Follow my senator"));
  await expect(notice(page)).toHaveText("You follow Senator Odessa Larkmoor.");
  await expect(notice(page)).toBeFocused();
  await press(page, link(page, "Safe bus stops"));
  await expect(heading(page)).toHaveText("Safe bus stops");
  await press(page, button(page, "Follow this bill"), "Space");
  await expect(button(page, "Following this bill")).toHaveAttribute("aria-pressed", "true");
  await press(page, button(page, "Official text"));
  await expect(page.locator("#official")).toBeVisible();
  await expect(page.locator("#plain")).toBeHidden();
  await press(page, link(page, "Show all names"));
  await press(page, button(page, "Vote"));
  await expect(page.locator("#sorted")).toHaveText("Sorted by vote, yes first.");
  await press(page, link(page, "Safe bus stops"));
  await press(page, link(page, "Write to your senator"));
  await tabTo(page, message(page));
  await page.keyboard.type(marcusWords);
  await press(page, button(page, "Send to Senator Larkmoor"));
  await expect(notice(page)).toHaveText("Sent to Senator Larkmoor.");
  await press(page, button(page, "Skip to three days later"));
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toHaveText("Your senator answered");
});

test.describe("on a phone of 360 px", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("touch alone leads from the address to the answer", async ({ page }) => {
    await page.goto(addresses.find);
    await button(page, "Show the ten addresses").tap();
    await expect(choices(page)).toHaveCount(10);
    await button(page, "212 Example Street").tap();
    await button(page, "Follow my senator").tap();
    await link(page, "Safe bus stops").tap();
    await button(page, "Follow this bill").tap();
    await link(page, "Write to your senator").tap();
    await message(page).fill(marcusWords);
    await button(page, "Send to Senator Larkmoor").tap();
    await button(page, "Skip to three days later").tap();
    await expect(heading(page)).toHaveText("Your senator answered");
  });
});

test("each of the ten addresses leads to a senator", async ({ page }) => {
  await page.goto(addresses.find);
  await button(page, "Show the ten addresses").click();
  const texts = await choices(page).allInnerTexts();
  expect(texts).toHaveLength(10);
  for (const text of texts) {
    await field(page).fill(text);
    await page.keyboard.press("Enter");
    await expect(page.locator("#found-heading"), text).toBeFocused();
    await expect(page.locator(".chamber .own")).toHaveCount(1);
  }
});

test("an address that isn't there is answered in clear words", async ({ page }) => {
  await page.goto(addresses.find);
  await page.getByRole("main").getByRole("button", { name: "Find" }).click();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAccessibleDescription(/^Please type your street/u);
  await field(page).fill("5 Nowhere Street");
  await expect(page.locator("#count")).toHaveText("No address matches yet.");
  await expect(field(page)).not.toHaveAttribute("aria-invalid");
  await page.keyboard.press("Enter");
  await expect(field(page)).toHaveAttribute("aria-invalid", "true");
  await expect(field(page)).toHaveAccessibleDescription(/^“5 Nowhere Street” isn’t one of the ten addresses here/u);
  await expect(field(page)).toHaveValue("5 Nowhere Street");
  await expect(choices(page)).toHaveCount(10);
  await field(page).fill("macon");
  await page.keyboard.press("Enter");
  await expect(field(page)).toHaveAccessibleDescription(/^3 addresses match. Choose yours/u);
  await button(page, "8 Example Lane, Macon 31210").click();
  await expect(page.locator("#found-heading")).toHaveText("Senator Nolan Birchway");
  await expect(field(page)).not.toHaveAttribute("aria-invalid");
});

test("an empty message is not sent, and says what is missing", async ({ page }) => {
  await page.goto(addresses.find);
  await followSenator(page);
  await page.goto(addresses.write);
  for (const [kind, words] of [
    ["Ask a question", "Please write your question first."],
    ["Say what I think", "Please write what you think first."],
    ["Get help with a state office", "Please write what you need help with first."],
  ] as const) {
    await page.getByLabel(kind).check();
    await message(page).fill("  \n ");
    await button(page, /^Send to/u).click();
    await expect(message(page), kind).toBeFocused();
    await expect(message(page)).toHaveAttribute("aria-invalid", "true");
    await expect(message(page)).toHaveAccessibleDescription(new RegExp(`^${words}`, "u"));
  }
  await message(page).fill("Hello.");
  await expect(message(page)).not.toHaveAttribute("aria-invalid");
  await page.goto(addresses.messages);
  await expect(page.getByText("You have not written yet.")).toBeVisible();
});

test("bill and district are filled in, and can be changed", async ({ page }) => {
  await page.goto(addresses.find);
  await followSenator(page, "Athens 30606");
  await link(page, "Write before the vote").click();
  await expect(page.getByText("District 45, Athens")).toBeVisible();
  await expect(about(page).getByLabel("Bill 219")).toBeChecked();
  await about(page).getByLabel("No bill").check();
  await page.reload();
  await expect(about(page).getByLabel("No bill")).toBeChecked();
  await page.getByLabel("Get help with a state office").check();
  await message(page).fill("<b>My</b> card is lost.");
  await button(page, "Send to Senator Fairlake").click();
  await expect(page.getByText("<b>My</b> card is lost.")).toBeVisible();
  await expect(page.locator("#about")).toHaveText("No bill");
});

test("Back and reload keep what was typed and chosen", async ({ page }) => {
  await page.goto(addresses.find);
  await field(page).fill("maco");
  await page.reload();
  await expect(field(page)).toHaveValue("maco");
  await expect(choices(page)).toHaveCount(3);
  await followSenator(page);
  await page.goto(addresses.bill);
  await button(page, "Official text").click();
  await button(page, "Follow this bill").click();
  await link(page, "Write to your senator").click();
  await page.getByLabel("Say what I think").check();
  await message(page).fill("Half a sent");
  await page.goBack();
  await expect(button(page, "Official text")).toHaveAttribute("aria-pressed", "true");
  await expect(button(page, "Following this bill")).toHaveAttribute("aria-pressed", "true");
  await page.goForward();
  await expect(message(page)).toHaveValue("Half a sent");
  await page.reload();
  await expect(message(page)).toHaveValue("Half a sent");
  await expect(page.getByLabel("Say what I think")).toBeChecked();
  await page.goto(addresses.bills);
  await expect(page.getByText("You follow 1 of 2 bills.")).toBeVisible();
});

test("nothing moves by itself; the answer names its readers", async ({ page }) => {
  await page.goto(addresses.find);
  await followSenator(page);
  await send(page);
  const steps = page.getByRole("list", { name: "Where your message is" }).getByRole("listitem");
  await expect(steps).toHaveText([/Sent.*March 10/u, /Read.*not yet/u, /Answered.*not yet/u]);
  await page.reload();
  await expect(steps.nth(1)).toContainText("not yet");
  await skip(page);
  await expect(steps).toHaveText([
    /Sent.*March 10/u,
    /Read.*March 11, 9:20 a\.m\., by Joan Ellis of the senator’s office/u,
    /Answered.*March 13, 4:05 p\.m\., by Senator Larkmoor/u,
  ]);
  await expect(page.getByText("Read and signed by the senator")).toBeVisible();
  await page.goto(addresses.today);
  await expect(page.getByRole("link", { name: "Senator Larkmoor answered you" })).toBeVisible();
});

test("nobody types before the script that keeps the words", async ({ page }) => {
  await page.goto(addresses.find);
  await followSenator(page);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/write.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(addresses.write, { waitUntil: "commit" });
  await expect(message(page)).toBeDisabled();
  release();
  await expect(message(page)).toBeEnabled();
});

test("every kind of message about every bill gets an answer", async ({ page }) => {
  await page.goto(addresses.find);
  await followSenator(page);
  for (const bill of ["Bill 214", "Bill 219", "No bill"])
    for (const kind of ["Ask a question", "Say what I think", "Get help with a state office"]) {
      await page.goto(addresses.write);
      await about(page).getByLabel(bill).check();
      await page.getByLabel(kind).check();
      await message(page).fill("One sentence.");
      await button(page, /^Send to/u).click();
      await skip(page);
      const answer = page.locator(".theirs .words").first();
      await expect(answer, `${bill} ${kind}`).toHaveText(/^Thank you .*\. .+\.$/u);
      await expect(answer).not.toContainText("undefined");
    }
});

test("“Not yet” asks for what is missing; Write back keeps the bill", async ({ page }) => {
  await page.goto(addresses.find);
  await followSenator(page);
  await send(page);
  await skip(page);
  const [yes, no] = [await sizeOf(button(page, "Yes, it did")), await sizeOf(button(page, "Not yet"))];
  expect([no.width, no.height]).toEqual([yes.width, yes.height]);
  await button(page, "Not yet").click();
  await expect(button(page, "Not yet")).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText("please write back")).toBeVisible();
  await page.goto(`${addresses.write}?bill=219`);
  await expect(about(page).getByLabel("Bill 219")).toBeChecked();
  await page.goto(addresses.messages);
  await button(page, "Write back").click();
  await expect(about(page).getByLabel("Bill 214")).toBeChecked();
  await expect(message(page)).toHaveValue("");
});

test("without a senator, pages lead to Find", async ({ page }) => {
  for (const address of [addresses.today, addresses.bill, addresses.second, addresses.senator, addresses.write]) {
    await page.goto(address);
    await expect(link(page, "Find your senator").first(), address).toBeVisible();
    await expect(page.getByRole("main").getByText("Larkmoor").filter({ visible: true })).toHaveCount(0);
    await expect(link(page, "Write to your senator")).toBeHidden();
  }
});

for (const [typed, name, vote, side] of [
  ["212", "Odessa Larkmoor", "Yes", "yes"],
  ["Augusta", "Everett Stonely", "No", "no"],
] as const)
  test(`card, seat, list and record agree on ${name}'s vote`, async ({ page }) => {
    await page.setViewportSize(photographed);
    await page.goto(addresses.find);
    await followSenator(page, typed);
    await expect(page.locator(".yours .vote")).toHaveText(`voted ${vote.toLowerCase()}`);
    await page.goto(addresses.bill);
    await expect(page.locator(".yours .vote")).toHaveText(`voted ${vote.toLowerCase()}`);
    const ring = page.locator(".ring:visible");
    await expect(ring).toHaveCount(1);
    const [around, named] = [await ring.boundingBox(), await page.locator("#seat-name").boundingBox()];
    if (around === null || named === null) throw new Error("The ring or its name is not shown.");
    const middle = around.y + around.height / 2;
    expect(named.y, "the name is beside the ring").toBeLessThan(middle);
    expect(named.y + named.height).toBeGreaterThan(middle);
    // The ringed seat has the sign of the vote.
    const centers = await page.locator(`.seats .sign.${side} use`).evaluateAll((all) =>
      all.map((seat) => {
        const { x, y, width, height } = seat.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      }),
    );
    const center = { x: around.x + around.width / 2, y: middle };
    const inside = centers.filter(({ x, y }) => Math.hypot(x - center.x, y - center.y) < 2);
    expect(inside).toHaveLength(1);
    await page.goto(addresses.names);
    await expect(page.getByRole("row", { name: `${name} Your senator` })).toContainText(vote);
    await page.goto(addresses.senator);
    await expect(page.getByRole("row", { name: /^Safe bus stops/u })).toContainText(vote);
  });

test("the list sorts by name, district and vote, both ways", async ({ page }) => {
  await page.goto(addresses.names);
  const rows = page.locator("#names tr");
  const column = async (index: number): Promise<readonly string[]> =>
    (await rows.evaluateAll((all, at) => all.map((row) => row.children[at]?.textContent ?? ""), index)).map((text) =>
      text.replace(/\s+/gu, " ").trim(),
    );
  const names = async () => (await column(0)).map((name) => name.split(" ").reverse().join(" "));
  const districts = async () => (await column(1)).map((text) => Number(/\d+/u.exec(text)?.[0]));
  const sorted = (texts: readonly string[]) => [...texts].sort((a, b) => a.localeCompare(b));
  const head = (name: string) => page.getByRole("columnheader", { name });
  expect(await names()).toEqual(sorted(await names()));
  await expect(head("Name")).toHaveAttribute("aria-sort", "ascending");
  await button(page, "District").click();
  expect(await districts()).toEqual(Array.from({ length: 56 }, (_, index) => index + 1));
  await expect(head("District")).toHaveAttribute("aria-sort", "ascending");
  await expect(head("Name")).not.toHaveAttribute("aria-sort");
  await expect(button(page, "District")).toBeFocused();
  await button(page, "District").click();
  expect((await districts())[0]).toBe(56);
  await expect(head("District")).toHaveAttribute("aria-sort", "descending");
  await expect(page.locator("#sorted")).toHaveText("Sorted by district, 56 to 1.");
  await button(page, "Vote").click();
  expect((await column(2)).slice(33, 35)).toEqual(["Yes", "No"]);
  await page.reload();
  await expect(head("Vote")).toHaveAttribute("aria-sort", "ascending");
});

/** Replaces the browser's voice: it notes what it would say. */
const mockVoice = (page: Page, error?: string) =>
  page.addInitScript((name) => {
    const said: string[] = [];
    const speak = (utterance: SpeechSynthesisUtterance) => {
      said.push(utterance.text);
      if (name !== undefined) utterance.dispatchEvent(Object.assign(new Event("error"), { error: name }));
    };
    Object.defineProperty(window, "speechSynthesis", { value: { speak, cancel: () => undefined } });
    Object.assign(window, { said });
  }, error);

const lastSaid = (page: Page) =>
  page.evaluate(() => (window as Window & { said?: string[] }).said?.at(-1) ?? "nothing");

test("Listen says the words that the page shows", async ({ page }) => {
  await mockVoice(page);
  await page.goto(addresses.bill);
  for (const [choice, text] of [
    ["Plain words", "#plain p"],
    ["Official text", "#official p"],
  ] as const) {
    await button(page, choice).click();
    await button(page, "Listen").click();
    expect(await lastSaid(page)).toBe((await page.locator(text).innerText()).replace(/\s+/gu, " "));
    await button(page, "Stop").click();
    await expect(button(page, "Listen")).toBeVisible();
  }
  await button(page, "Listen").click();
  await button(page, "Plain words").click();
  await expect(button(page, "Listen"), "other words end the voice").toBeVisible();
  await page.goto(addresses.find);
  await followSenator(page);
  await send(page);
  await skip(page);
  await button(page, "Listen").click();
  expect(await lastSaid(page)).toBe(await page.locator(".theirs .words").innerText());
});

test("Listen says so where there is no voice", async ({ page }) => {
  await mockVoice(page, "synthesis-unavailable");
  await page.goto(addresses.bill);
  await button(page, "Listen").click();
  await expect(page.getByText("This browser has no voice here.")).toBeVisible();
  await expect(button(page, "Listen")).toBeVisible();
});

test("Listen is not shown where the browser can't speak", async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, "speechSynthesis");
  });
  await page.goto(addresses.bill);
  await expect(button(page, "Plain words")).toBeVisible();
  await expect(button(page, "Listen")).toBeHidden();
});

test("Start over forgets all that was entered", async ({ page }) => {
  await page.goto(addresses.find);
  await followSenator(page);
  await send(page);
  await button(page, "Start over").click();
  await expect(notice(page)).toContainText("Started over.");
  await expect(field(page)).toHaveValue("");
  await page.goto(addresses.messages);
  await expect(page.getByText("You have not written yet.")).toBeVisible();
});

test("a browser that can't remember is told so", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("refused", "QuotaExceededError");
    };
  });
  await page.goto(addresses.find);
  await expect(page.getByText("Your browser doesn’t let this page remember.")).toBeVisible();
  await findSenator(page);
});

test("a wide window can turn the phone on its side", async ({ page }) => {
  await page.goto(addresses.bill);
  const width = async () => (await sizeOf(page.locator(".screen"))).width;
  const upright = await width();
  await button(page, "Turn the phone sideways").click();
  await expect(button(page, "Turn the phone upright")).toBeFocused();
  expect(await width()).toBeGreaterThan(1.8 * upright);
  await page.goto(addresses.today);
  await expect(button(page, "Turn the phone upright")).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("both texts, all votes and the ten addresses are shown", async ({ page }) => {
    await page.goto(addresses.bill);
    await expect(page.getByText("The state pays half.")).toBeVisible();
    await expect(page.getByText("To require that on or before")).toBeVisible();
    await page.goto(addresses.names);
    await expect(page.locator("#names tr")).toHaveCount(56);
    await page.goto(addresses.find);
    await expect(page.locator("#addresses li:visible")).toHaveCount(10);
  });
});

test.describe("numbers", () => {
  test("seats, list and words count 34, 20 and 2 of 56", async ({ page }) => {
    await page.goto(addresses.bill);
    const counts = [
      ["yes", 34, "Yes"],
      ["no", 20, "No"],
      ["none", 2, "Did not vote"],
    ] as const;
    for (const [vote, count, words] of counts) {
      await expect(page.locator(`.seats .sign.${vote} use`)).toHaveCount(count);
      await expect(page.locator(".key")).toContainText(`${words} ${String(count)}`);
    }
    await expect(
      page.getByRole("img", { name: /^Seat chart of 56 senators: 34 voted yes, 20 voted no, 2 did not/u }),
    ).toBeVisible();
    await page.goto(addresses.names);
    for (const [vote, count, words] of counts) {
      await expect(page.locator(`#names .sign.${vote}`)).toHaveCount(count);
      await expect(
        page.locator("#names .voted").filter({ hasText: new RegExp(`^\\s*${words}\\s*$`, "u") }),
      ).toHaveCount(count);
    }
  });

  for (const [width, height, least] of [
    [photographed.width, photographed.height, 33],
    [360, 740, 30],
    [320, 640, 26],
    [844, 390, 36],
  ] as const)
    test(`seats are ${String(least)} pixels wide at ${String(width)}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(addresses.bill);
      await expect(page.locator(".seats use")).toHaveCount(56);
      // All are drawn to the same scale; this one has no outline that would count besides.
      const seat = page.locator(".arch .yes use").first();
      expect((await sizeOf(seat)).width).toBeGreaterThanOrEqual(least);
    });

  test("from 135 % text, what stood side by side is stacked", async ({ page }) => {
    await page.setViewportSize(photographed);
    await page.goto(addresses.find);
    await followSenator(page);
    await page.goto(addresses.bill);
    const top = async (name: string) => (await button(page, name).boundingBox())?.y ?? Number.NaN;
    const look = async (percent: number) => {
      await setTextSize(page, percent);
      const position = await page.locator(".act").evaluate((bar) => getComputedStyle(bar).position);
      return { isStacked: (await top("Official text")) > (await top("Plain words")), position };
    };
    expect(await look(130)).toEqual({ isStacked: false, position: "sticky" });
    expect(await look(136)).toEqual({ isStacked: true, position: "static" });
    expect(await look(200)).toEqual({ isStacked: true, position: "static" });
  });
});
