import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";

/** How long a saved change may take, in milliseconds. */
const limit = 2000;

/** The running `npm run develop`. */
export interface Running {
  /** Its output so far. */
  readonly output: () => string;
  readonly alive: () => boolean;
}

const late: string[] = [];

/** Makes a change, waits for its effect and records how long that took. */
const measure = async (what: string, begin: () => void, seen: () => Promise<unknown>): Promise<void> => {
  const begun = performance.now();
  begin();
  await seen();
  const took = Math.round(performance.now() - begun);
  console.log(`${took > limit ? "LATE" : "ok  "} ${String(took).padStart(5)} ms  ${what}`);
  if (took > limit) late.push(what);
};

const expectThat = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(`It failed: ${what}.`);
  console.log(`ok            ${what}`);
};

const edit = (file: string, from: RegExp, to: string): void => {
  const text = readFileSync(file, "utf8");
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} holds nothing like ${String(from)}.`);
  writeFileSync(file, changed);
};

// Polls each frame: a locator's retry interval of up to half a second would be measured too.
const eachFrame = { polling: "raf", timeout: 60_000 } as const;

// textContent, not visible text: the pricing answers are hidden until asked for.
const shows = (page: Page, text: string): Promise<unknown> =>
  page.waitForFunction((wanted) => document.body.textContent.includes(wanted), text, eachFrame);

const panel = (page: Page) => page.locator("#content-mistakes");

/** Waits until the overlay shows a text, or is gone. */
const panelShows = (page: Page, text: string | undefined): Promise<unknown> =>
  page.waitForFunction(
    (wanted) => {
      const found = document.querySelector<HTMLElement>("#content-mistakes");
      return wanted === undefined
        ? found === null
        : found?.checkVisibility() === true && found.innerText.includes(wanted);
    },
    text,
    eachFrame,
  );

/**
 * Saves valid and invalid changes and waits for the effect of each in the open page.
 * @param folder the project whose content is changed
 * @param address the site's origin
 * @param firstView limit for the first view of a page, in milliseconds
 * @throws when an effect is missing or takes longer than two seconds
 */
export const tryLiveEditing = async (
  folder: string,
  address: string,
  page: Page,
  { output, alive }: Running,
  firstView: number,
): Promise<void> => {
  const content = (name: string): string => path.join(folder, "content", name);
  const pricing = content("pages/pricing/pricing.yaml");
  const ready = async (where: string): Promise<void> => {
    await page.goto(`${address}${where}`, { timeout: firstView });
    await page.locator("main h1").waitFor({ timeout: firstView });
    // Until Gatsby's web socket is connected.
    await page.waitForTimeout(3000);
  };

  await ready("/pricing/");
  await measure(
    "a heading that was saved shows in the open page",
    () => edit(pricing, /(?<=^opening:\n(?:.*\n)*? {2}heading: ).*$/mu, "A heading of the trial"),
    () => shows(page, "A heading of the trial"),
  );
  await measure(
    "a price that was saved shows in the open page",
    () => edit(pricing, /(?<=^ +from: )\d+$/mu, "7777"),
    () => shows(page, "7,777"),
  );

  const before = await page.locator("main").innerText();
  const right = readFileSync(pricing, "utf8");
  await measure(
    "a mistake that was saved is told in the open page",
    () => edit(pricing, /^opening:$/mu, "openning:"),
    () => panelShows(page, ""),
  );
  const told = await panel(page).innerText();
  expectThat(
    /content\/pages\/pricing\/pricing\.yaml:\d+:\d+/u.test(told),
    "it names the file, the line and the column",
  );
  expectThat(told.includes('Did you mean "opening"?'), "it says how to mend it");
  expectThat(output().includes('Did you mean "opening"?'), "the terminal says the same");
  expectThat((await page.locator("main").innerText()) === before, "the page behind stays as it was");
  expectThat(alive(), "the process goes on");
  await measure(
    "broken YAML is told in the open page",
    () => writeFileSync(pricing, right.replace(/^opening:$/mu, 'opening: "open')),
    () => panelShows(page, "This is not valid YAML"),
  );
  await measure(
    "mended, the page comes back with what was changed",
    () => writeFileSync(pricing, right.replace("A heading of the trial", "Another heading of the trial")),
    async () => {
      await panelShows(page, undefined);
      await shows(page, "Another heading of the trial");
    },
  );
  expectThat(alive(), "the process goes on");

  await ready("/project-senate/define/");
  await measure(
    "a sentence of a page from a template shows in the open page",
    () =>
      edit(
        content("case-studies/project-senate/2-define.yaml"),
        /(?<=^opening:\n(?:.*\n)*? {2}heading: ).*$/mu,
        "A step of the trial",
      ),
    () => shows(page, "A step of the trial"),
  );
  await measure(
    "the studio's phone shows in the open page's frame",
    () => edit(content("studio.yaml"), /\(404\) 555-0142/u, "(404) 555-0199"),
    () => shows(page, "(404) 555-0199"),
  );
  if (late.length > 0) throw new Error(`Over ${limit} ms: ${late.join("; ")}.`);
};
