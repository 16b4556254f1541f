import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { lintContent } from "../../src/content-lint/lint-content";
import { edit, editByRename, stepWithPictures, test } from "./dev-session";

// Polls each frame: a locator's retry interval of up to half a second would be measured too.
const eachFrame = { polling: "raf", timeout: 30_000 } as const;

// textContent, not visible text: the pricing answers are hidden until asked for.
const shows = (page: Page, text: string): Promise<unknown> =>
  page.waitForFunction((wanted) => document.body.textContent.includes(wanted), text, eachFrame);

/** Waits until the overlay shows a text, or no error. */
const waitForOverlay = (page: Page, text: string | undefined): Promise<unknown> =>
  page.waitForFunction(
    (wanted) => {
      const alert = document.querySelector("#content-overlay")?.shadowRoot?.querySelector<HTMLElement>("[role=alert]");
      return alert?.checkVisibility() === (wanted !== undefined) && alert.innerText.includes(wanted ?? "");
    },
    text,
    eachFrame,
  );

/** Runs five times, prints the median in milliseconds, and asserts no time. */
const measure = async (what: string, run: (round: number) => Promise<void>): Promise<void> => {
  const times: number[] = [];
  for (const round of [1, 2, 3, 4, 5]) {
    const begun = performance.now();
    await run(round);
    times.push(Math.round(performance.now() - begun));
  }
  times.sort((a, b) => a - b);
  console.log(`${String(times[2]).padStart(7)} ms  ${what} (median of ${times.join(", ")})`);
};

const heading = /(?<=^pageHeader:\n(?:.*\n)*? {2}heading: ).*$/mu;
const headerKey = /^pageHeader:$/mu;
const pricingIn = (folder: string): string => path.join(folder, "content", "pages", "pricing", "pricing.yaml");

test("a saved change shows in the open page", async ({ session, page, open }) => {
  const pricing = pricingIn(session.folder);
  await open("/pricing/");
  await measure("a heading", async (round) => {
    edit(pricing, heading, `Heading ${round} of the session`);
    await shows(page, `Heading ${round} of the session`);
  });
  await measure("a price", async (round) => {
    edit(pricing, /(?<=^ +from: )\d+$/mu, `1777${round}`);
    await shows(page, `17,77${round}`);
  });
});

test("an error is shown in the open page, with its location and what to do; the page stays", async ({
  session: { folder, output },
  page,
  open,
}) => {
  const pricing = pricingIn(folder);
  const right = readFileSync(pricing, "utf8");
  /** Writes a text with an error. @returns how the content lint says to fix it */
  const writeWrong = (text: string): string => {
    writeFileSync(pricing, text);
    const fix = lintContent(folder).at(-1)?.fix;
    if (fix === undefined) throw new Error("The content lint finds no error.");
    return fix;
  };
  await open("/pricing/");
  const before = await page.locator("main").innerText();
  const wrong = right.replace(headerKey, "pageHaeder:");
  const fix = writeWrong(wrong);
  await waitForOverlay(page, fix);
  const alert = page.getByRole("alert");
  await expect(alert).toContainText(/content\/pages\/pricing\/pricing\.yaml:\d+:\d+/u);
  await expect(alert.getByRole("link", { name: "Open in VS Code" }).first()).toHaveAttribute(
    "href",
    /^vscode:\/\/file\/.+\/content\/pages\/pricing\/pricing\.yaml:\d+:\d+$/u,
  );
  expect(output()).toContain(fix);
  expect(await page.locator("main").innerText()).toBe(before);
  await waitForOverlay(page, writeWrong(right.replace(headerKey, 'pageHeader: "open')));
  writeFileSync(pricing, right);
  await waitForOverlay(page, undefined);
  await measure("an error, shown and fixed", async () => {
    writeFileSync(pricing, wrong);
    await waitForOverlay(page, "");
    writeFileSync(pricing, right);
    await waitForOverlay(page, undefined);
  });
  edit(pricing, heading, "A heading after the errors");
  await shows(page, "A heading after the errors");
});

test("an error that came by a renamed file goes when it is fixed in place", async ({ session, page, open }) => {
  const pricing = pricingIn(session.folder);
  await open("/pricing/");
  editByRename(pricing, headerKey, "pageHaeder:");
  await waitForOverlay(page, "pageHaeder");
  edit(pricing, /^pageHaeder:$/mu, "pageHeader:");
  await waitForOverlay(page, undefined);
  editByRename(pricing, heading, "A heading by a renamed file");
  await shows(page, "A heading by a renamed file");
});

test("a saved change shows in a page from a template, and in the frame of the page", async ({
  session: { folder },
  page,
  open,
}) => {
  const step = stepWithPictures(folder);
  await open(step.address);
  edit(path.join(folder, step.file), heading, "A step of the session");
  await shows(page, "A step of the session");
  edit(path.join(folder, "content", "studio.yaml"), /(?<=^ +display: ).*$/mu, "(404) 555-0199");
  await shows(page, "(404) 555-0199");
});
