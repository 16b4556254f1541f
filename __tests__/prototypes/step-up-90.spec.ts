// Step Up 90: the task from start to end, and what bad input gets. Its numbers: step-up-90.measures.ts.
import { expect, type Page } from "@playwright/test";
import { tabTo } from "../e2e/testing/tab-stops";
import { sizeOf } from "./measure";
import { test } from "./prototype-test";
import {
  addresses,
  enter,
  key,
  logReading,
  message,
  next,
  number,
  photographed,
  rosasReading,
  touchKeys,
  waitForKey,
} from "./step-up-90.states";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const notice = (page: Page) => page.locator("#notice");
const link = (page: Page, name: string) => page.getByRole("link", { name });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

const turnOn = async (page: Page, ...names: readonly string[]): Promise<void> => {
  await page.goto(addresses.sharing);
  for (const name of names) await page.getByRole("switch", { name }).check();
};

const nextMorning = async (page: Page): Promise<void> => {
  const before = await page.locator("#guide-day").innerText();
  await button(page, "Go to the next morning").click();
  await expect(page.locator("#guide-day")).not.toHaveText(before);
};

test("the keyboard alone logs a reading, from Today to Today", async ({ page }) => {
  await page.clock.install();
  await page.goto(addresses.today);
  await tabTo(page, link(page, "Log a reading"));
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("What is the top number?");
  await tabTo(page, number(page));
  for (const value of rosasReading) {
    await expect(number(page)).toBeFocused();
    await page.keyboard.type(String(value));
    await page.keyboard.press("Enter");
  }
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toHaveAccessibleName("128 over 82, pulse 71. Is that right?");
  await tabTo(page, next(page));
  await waitForKey(page);
  await page.keyboard.press("Enter");
  await expect(notice(page)).toContainText("Saved: 128 over 82, pulse 71.");
  await expect(notice(page)).toBeFocused();
  await tabTo(page, page.getByRole("checkbox", { name: "Morning pill" }));
  await page.keyboard.press("Space");
  await expect(page.getByRole("checkbox", { name: "Morning pill" })).toHaveAccessibleDescription("Taken");
});

test.describe("on a phone of 360 px", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("touch alone logs a reading and asks for a call", async ({ page }) => {
    await page.clock.install();
    await page.goto(addresses.today);
    await link(page, "Log a reading").tap();
    for (const value of rosasReading) {
      for (const digit of String(value)) await key(page, digit).tap();
      await next(page).tap();
    }
    await expect(heading(page)).toContainText("Is that right?");
    await waitForKey(page);
    await next(page).tap();
    await expect(page.locator("#latest")).toContainText("128 over 82");
    await page.getByRole("checkbox", { name: "Morning pill" }).tap();
    await link(page, "Ask Theo").tap();
    await button(page, "Ask Theo to call").tap();
    await expect(page.getByRole("heading", { name: "You are on Theo’s list" })).toBeFocused();
  });

  test("two quick taps on a key count once", async ({ page }) => {
    await page.goto(addresses.log);
    const box = await sizeOf(key(page, 5));
    const { x = 0, y = 0 } = (await key(page, 5).boundingBox()) ?? {};
    await page.touchscreen.tap(x + box.width / 2, y + box.height / 2);
    await page.touchscreen.tap(x + box.width / 2, y + box.height / 2);
    await expect(message(page)).toContainText("count once");
    await expect(number(page)).toHaveValue("5");
  });
});

test("what cannot be is answered in clear words, and not saved", async ({ page }) => {
  const limits = [
    ["top", [], [49, 261], [50, 260]],
    ["bottom", [128], [29, 201], [30, 127]],
    ["pulse", [128, 82], [29, 230], [30, 219]],
  ] as const;
  await page.clock.install();
  for (const [name, before, wrong, right] of limits) {
    await page.goto(addresses.today);
    await button(page, "Start over").click();
    await page.goto(addresses.log);
    await enter(page, ...before);
    await waitForKey(page);
    await next(page).click();
    await expect(number(page), name).toHaveAccessibleDescription(/^Please enter the /u);
    for (const [value, isRight] of [...wrong.map((one) => [one, false] as const), [right[0], true] as const]) {
      await number(page).fill(String(value));
      await waitForKey(page);
      await next(page).click();
      if (isRight) break;
      await expect(number(page), `${name} ${String(value)}`).toBeFocused();
      await expect(number(page)).toHaveAttribute("aria-invalid", "true");
      const words = `${String(value)} can’t be right. It must be ${String(right[0])} to`;
      await expect(number(page)).toHaveAccessibleDescription(new RegExp(`${words}.*measure once more`, "u"));
    }
    await expect(heading(page), `${name} ${String(right[0])}`).not.toHaveText(new RegExp(`What is .*${name}`, "u"));
  }
});

test("a number of four digits is not typed, nor pasted", async ({ page }) => {
  await page.goto(addresses.log);
  await touchKeys(page, 1281);
  await expect(number(page)).toHaveValue("128");
  await expect(page.locator("#live")).toContainText("1,281 can’t be right");
  await number(page).fill("1,282");
  await expect(number(page)).toHaveValue("128");
  await expect(message(page)).toContainText("1,282 can’t be right");
  await number(page).fill("12b");
  await expect(number(page)).toHaveValue("128");
  await expect(message(page)).toHaveText("Please use digits only.");
});

test("a bottom number above the top one is asked about", async ({ page }) => {
  await page.goto(addresses.log);
  await enter(page, 128, 142);
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toHaveText("Is the order right?");
  await expect(page.locator("#hint")).toContainText("142 is above 128.");
  await button(page, "Swap them: 142 over 128").click();
  await expect(heading(page)).toHaveText("What is your pulse?");
  await button(page, /^Bottom.*128.*change it/u).click();
  await number(page).fill("142");
  await page.keyboard.press("Enter");
  await expect(page.locator("#hint")).toContainText("Both are 142.");
  await expect(button(page, /^Swap/u)).toBeHidden();
});

test("the same key within 350 milliseconds counts once", async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto(addresses.log);
  await page.clock.pauseAt(10_000);
  const touchAfter = async (milliseconds: number): Promise<void> => {
    await page.clock.runFor(milliseconds);
    await key(page, 5).click();
  };
  await key(page, 5).click();
  await touchAfter(349);
  await expect(number(page)).toHaveValue("5");
  // A hand that shakes on: each touch begins the pause anew.
  await touchAfter(349);
  await expect(number(page)).toHaveValue("5");
  await touchAfter(350);
  await expect(number(page)).toHaveValue("55");
  await page.clock.runFor(1);
  await key(page, 6).click();
  await expect(number(page)).toHaveValue("556");
});

test("a key that is held down counts once", async ({ page }) => {
  await page.clock.install();
  await page.goto(addresses.log);
  const hold = async (name: string): Promise<void> => {
    // A keyboard repeats a key after half a second, when the pause is over.
    for (let repeat = 0; repeat < 3; repeat += 1) {
      await page.keyboard.down(name);
      await waitForKey(page);
    }
    await page.keyboard.up(name);
  };
  await number(page).focus();
  await hold("7");
  await expect(number(page)).toHaveValue("7");
  await key(page, 8).focus();
  await hold("Enter");
  await expect(number(page)).toHaveValue("78");
});

test("people who type fast can turn the pause off", async ({ page }) => {
  await page.goto(addresses.log);
  await page.getByText("Keys and touch").click();
  await page.getByLabel("Count twice, for fast typing").check();
  await page.reload();
  await number(page).focus();
  await page.keyboard.type("55");
  await expect(number(page)).toHaveValue("55");
  await page.getByText("Keys and touch").click();
  await page.getByLabel("My device’s own keyboard").check();
  await expect(number(page)).toHaveAttribute("inputmode", "numeric");
  await expect(key(page, 5)).toBeHidden();
});

test("words under a question never move the keys", async ({ page }) => {
  await page.setViewportSize(photographed);
  await page.goto(addresses.log);
  await enter(page, 128);
  // On the page, as it may have been scrolled.
  const place = () => key(page, 1).evaluate((one) => one.getBoundingClientRect().top + window.scrollY);
  const before = await place();
  await enter(page, 290);
  await expect(message(page)).not.toBeEmpty();
  expect(await place()).toBe(before);
});

test("Undo takes back a digit, a step, and what was saved", async ({ page }) => {
  await page.clock.install();
  await page.goto(addresses.log);
  await enter(page, 128);
  await touchKeys(page, 8);
  await key(page, "Undo").click();
  await expect(number(page)).toHaveValue("");
  await waitForKey(page);
  await key(page, "Undo").click();
  await expect(number(page)).toHaveValue("128");
  await enter(page, 6);
  await waitForKey(page);
  await next(page).click();
  await enter(page, 82, 71);
  await waitForKey(page);
  await next(page).click();
  await button(page, "Undo").click();
  await expect(heading(page)).toHaveAccessibleName("128 over 82, pulse 71. Is that right?");
  await link(page, "Today").first().click();
  await expect(page.getByRole("heading", { name: "No reading yet this morning" })).toBeVisible();
});

test("Back goes back a step, and a reload keeps every digit", async ({ page }) => {
  await page.goto(addresses.log);
  await enter(page, 128);
  await touchKeys(page, 82);
  await page.goBack();
  await expect(number(page)).toHaveValue("128");
  await page.goForward();
  await expect(number(page)).toHaveValue("82");
  await page.reload();
  await expect(number(page)).toHaveValue("82");
  await page.goto(addresses.today);
  await page.goBack();
  await expect(number(page)).toHaveValue("82");
  await page.goto(addresses.ask);
  await page.getByLabel("What is your question?").fill("Half a quest");
  await page.reload();
  await expect(page.getByLabel("What is your question?")).toHaveValue("Half a quest");
});

test("the skip link leads to the screen and changes no step", async ({ page }) => {
  await page.goto(addresses.log);
  await enter(page, ...rosasReading);
  await button(page, /^Top.*change it/u).click();
  await link(page, "Skip to the screen").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(heading(page)).toHaveText("What is the top number?");
});

test("a second reading of a morning takes the first one's place", async ({ page }) => {
  await page.goto(addresses.log);
  await logReading(page, ...rosasReading);
  await link(page, "Log it once more").click();
  await enter(page, 131, 84, 69);
  await expect(page.locator("#hint")).toContainText("It takes the place of 128 over 82, pulse 71.");
  await waitForKey(page);
  await next(page).click();
  await expect(page.locator("#latest")).toContainText("131 over 84");
  await expect(page.locator("#count")).toContainText("31 days logged");
});

/** Replaces the browser's speech recognition. @param heard what it understands, or an error's name */
const mockRecognition = (page: Page, heard: { readonly words?: string; readonly error?: string }) =>
  page.addInitScript((result) => {
    class Recognition {
      onresult?: (event: object) => void;
      onerror?: (event: object) => void;
      onend?: () => void;
      start() {
        queueMicrotask(() => {
          if (result.words === undefined) this.onerror?.({ error: result.error });
          else this.onresult?.({ results: [[{ transcript: result.words }]] });
          this.onend?.();
        });
      }
    }
    Object.assign(window, { SpeechRecognition: Recognition, webkitSpeechRecognition: undefined });
  }, heard);

for (const [heard, result] of [
  [{ words: "128" }, "I heard 128."],
  [{ words: "one hundred" }, "I heard “one hundred”, but no number."],
  [{ error: "no-speech" }, "I heard nothing."],
  [{ error: "not-allowed" }, "The browser may not listen here."],
] as const)
  test(`Speak answers: ${result}`, async ({ page }) => {
    await mockRecognition(page, heard);
    await page.goto(addresses.log);
    await key(page, "Speak").click();
    await expect(message(page)).toContainText(result);
    await expect(number(page)).toHaveValue("words" in heard && heard.words === "128" ? "128" : "");
  });

test("Speak takes a whole reading, and reads it back", async ({ page }) => {
  await mockRecognition(page, { words: "1:28 over 82, pulse 71" });
  await page.goto(addresses.log);
  await key(page, "Speak").click();
  await expect(heading(page)).toHaveAccessibleName("128 over 82, pulse 71. Is that right?");
});

test("Speak is not shown where the browser can't listen", async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, "SpeechRecognition");
    Reflect.deleteProperty(window, "webkitSpeechRecognition");
  });
  await page.goto(addresses.log);
  await expect(key(page, 0)).toBeVisible();
  await expect(key(page, "Speak")).toBeHidden();
});

test("Hear it says the words that the page shows", async ({ page }) => {
  await page.addInitScript(() => {
    const said: string[] = [];
    const speak = ({ text }: SpeechSynthesisUtterance) => said.push(text);
    Object.defineProperty(window, "speechSynthesis", { value: { speak, cancel: () => undefined } });
    Object.assign(window, { said });
  });
  const said = () => page.evaluate(() => (window as Window & { said?: string[] }).said?.at(-1) ?? "");
  await page.goto(addresses.log);
  await enter(page, ...rosasReading);
  await key(page, "Hear it").click();
  expect(await said()).toBe("128 over 82, pulse 71. Is that right?");
  await expect(message(page)).toContainText(await said());
  await page.goto(addresses.trend);
  await button(page, "Hear it").click();
  expect(await said()).toBe((await page.locator("#in-words").innerText()).replace(/\s+/gu, " "));
  await expect(page.locator("#heard")).toContainText(await said());
  await button(page, "Stop").click();
  await expect(button(page, "Hear it")).toBeVisible();
});

test("Hear it is not shown where the browser can't speak", async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, "speechSynthesis");
  });
  await page.goto(addresses.trend);
  await expect(page.locator("#chart svg")).toBeVisible();
  await expect(button(page, "Hear it")).toBeHidden();
});

test("words, picture and tables of Trend tell the same readings", async ({ page }) => {
  await page.goto(addresses.log);
  await logReading(page, 109, 76, 65);
  await page.goto(addresses.trend);
  await page.getByText("Each day", { exact: true }).click();
  const days = (await page.locator("#days tr").allInnerTexts()).reverse();
  const readings = days.map((words) => /(\d+) over (\d+)/u.exec(words)?.slice(1).map(Number));
  expect(readings).toHaveLength(34);
  expect(readings.at(-1)).toEqual([109, 76]);
  const mean = (values: readonly number[]) => Math.round(values.reduce((sum, one) => sum + one, 0) / values.length);
  const weeks = [0, 1, 2, 3, 4].map((week) => {
    const logged = readings.slice(week * 7, week * 7 + 7).flatMap((one) => (one === undefined ? [] : [one]));
    const average = [0, 1].map((part) => mean(logged.map((one) => one[part] ?? 0)));
    return { average: average.join(" over "), logged: String(logged.length) };
  });
  const rows = (await page.locator("#weeks tr").allInnerTexts()).reverse();
  weeks.forEach(({ average, logged }, week) => {
    expect(rows[week]).toContain(average);
    expect(rows[week]).toContain(`${logged} of`);
  });
  const words = await page.locator("#in-words").innerText();
  for (const week of [weeks[0], weeks[4]]) expect(words).toContain(week?.average);
  const picture = page.locator("#chart").getByRole("img");
  await expect(picture).toHaveAccessibleName(new RegExp(weeks[4]?.average ?? "none", "u"));
  await expect(picture.locator(".end")).toHaveText(["109", "76"]);
  await expect(picture.locator("circle")).toHaveCount(readings.filter((one) => one !== undefined).length);
});

test("Theo sees only what Rosa shares", async ({ page }) => {
  await page.goto(addresses.log);
  await logReading(page, 109, 76, 65);
  const desk = async (): Promise<string> => {
    await page.goto(addresses.patients);
    const list = await page.getByRole("main").innerText();
    await page.goto(addresses.patient);
    return `${list} ${await page.getByRole("main").innerText()}`;
  };
  expect(await desk()).not.toMatch(/109|2,140|None taken/u);
  await turnOn(page, "Readings");
  expect(await desk()).toMatch(/109 over 76[^]*109 over 76/u);
  expect(await desk()).not.toMatch(/2,140|None taken/u);
  await page.goto(addresses.today);
  await expect(page.getByText("He has seen this morning’s reading.")).toBeVisible();
  await turnOn(page, "Pills taken", "Steps");
  expect(await desk()).toMatch(/None taken[^]*2,140/u);
  await page.goto(addresses.sharing);
  await page.getByRole("switch", { name: "Readings" }).uncheck();
  expect(await desk()).not.toContain("109");
});

test("what Rosa's next page would say is never said on Theo's", async ({ page }) => {
  // Today is left before it could show the notice.
  await page.route("**/step-up-90/", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Today</title>" }),
  );
  await page.goto(addresses.log);
  await logReading(page, 109, 76, 65);
  await page.goto(addresses.patients);
  await expect(page.getByRole("cell", { name: "Not shared" })).toBeVisible();
  await expect(notice(page)).toBeEmpty();
});

test("three mornings above the goal put Rosa on Theo's list", async ({ page }) => {
  await turnOn(page, "Readings");
  const reason = page.locator(".call-card", { hasText: "Rosa Delgado" });
  for (let morning = 1; morning <= 3; morning += 1) {
    await page.goto(addresses.log);
    await logReading(page, 152, 95, 78);
    await page.goto(addresses.patients);
    await expect(reason).toHaveCount(morning === 3 ? 1 : 0);
    if (morning < 3) await nextMorning(page);
  }
  await expect(reason).toContainText("Above goal 3 days in a row");
  await expect(heading(page)).toHaveText(/^\d+ (?:people need|person needs) a call$/u);
});

test("four mornings without a reading put Rosa on Theo's list", async ({ page }) => {
  await turnOn(page, "Readings");
  await page.goto(addresses.patients);
  const reason = page.locator(".call-card", { hasText: "Rosa Delgado" });
  for (let morning = 1; morning < 4; morning += 1) {
    await expect(reason).toHaveCount(0);
    await nextMorning(page);
  }
  await expect(reason).toContainText("No reading for 4 days");
});

test("a question reaches Theo, his call reaches Rosa", async ({ page }) => {
  await page.goto(addresses.ask);
  await page.getByLabel("What is your question?").fill("<b>May I</b> skip a pill?");
  await button(page, "Ask Theo to call").click();
  await page.goto(addresses.patients);
  const card = page.locator(".call-card", { hasText: "Rosa Delgado" });
  await expect(card).toContainText("Asked for a call");
  await expect(card).toContainText("“<b>May I</b> skip a pill?”");
  await card.getByRole("button", { name: /^Call Rosa/u }).click();
  const dialog = page.getByRole("dialog", { name: "Call Rosa Delgado" });
  await expect(dialog).toContainText("<b>May I</b> skip a pill?");
  await page.keyboard.press("Escape");
  await expect(card.getByRole("button", { name: /^Call Rosa/u })).toBeFocused();
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Mark as called" }).click();
  await expect(heading(page)).toBeFocused();
  await expect(card).toHaveCount(0);
  await button(page, /^Undo.*Rosa/u).click();
  await expect(card).toHaveCount(1);
  await card.getByRole("button", { name: /^Mark as called/u }).click();
  await page.goto(addresses.ask);
  await expect(page.getByRole("heading", { name: "Theo has called you" })).toBeVisible();
});

test("Start over forgets all that was entered", async ({ page }) => {
  await page.goto(addresses.log);
  await logReading(page, ...rosasReading);
  await button(page, "Start over").click();
  await expect(notice(page)).toContainText("Started over.");
  await expect(page.getByRole("heading", { name: "No reading yet this morning" })).toBeVisible();
});

for (const page of ["today", "log", "trend", "sharing", "ask"] as const)
  test(`${page} says that it is not for emergencies`, async ({ page: phone }) => {
    await phone.goto(addresses[page]);
    await expect(phone.getByRole("main").getByText(/not for emergencies/u)).toBeVisible();
    await expect(phone.getByRole("main").getByText(/call 911/u)).toBeVisible();
  });

test("a browser that can't remember is told so", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("refused", "QuotaExceededError");
    };
  });
  await page.goto(addresses.log);
  await expect(page.getByText("Your browser doesn’t let this page remember.")).toBeVisible();
  await enter(page, ...rosasReading);
  await expect(heading(page)).toContainText("Is that right?");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("pages show what scripts show at first", async ({ page, browser, prototypeServer }) => {
    const scripted = await browser.newPage({ javaScriptEnabled: true });
    const facts = [
      [addresses.today, "#day, #count, #shared"],
      [addresses.trend, "#in-words span, #weeks td"],
      [addresses.patients, "#heading, .call-card h2, .call-card .why p, #others th, #others td"],
      [addresses.patient, "#facts, #not-shared, .share"],
    ] as const;
    const read = async (one: Page, selector: string): Promise<readonly string[]> =>
      (await one.locator(selector).allTextContents()).map((text) => text.replace(/\s+/gu, " ").trim());
    for (const [address, selector] of facts) {
      await page.goto(address);
      await scripted.goto(`${prototypeServer}${address}`);
      const plain = await read(page, selector);
      expect(plain.length, address).toBeGreaterThan(2);
      expect(await read(scripted, selector), address).toEqual(plain);
    }
    await scripted.close();
  });
});
