import { expect, test, type Locator, type Page } from "@playwright/test";
import { runsPackagedChromium, unpackChromium } from "../../scripts/packaged-chromium";
import { mockPosts } from "../e2e/site";
import { closeBothErrors, sendMessage, submitButton } from "../e2e/states";
import { expectScreenshot, openWithFont } from "./setup";

/**
 * Screenshots of what a change of the tokens reaches first, on the style guide page: its data are fixtures, so no edit of
 * the content changes them. Look at what differs before you store it (docs/testing.md).
 */

test.use({
  launchOptions: {
    // Others smooth edges and break lines differently.
    executablePath: runsPackagedChromium ? unpackChromium() : "",
    // It renders this site only. No hinting and no subpixel antialiasing.
    args: ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none", "--disable-lcd-text"],
  },
});

test.beforeEach(() => {
  const missing = "The renderer of the screenshots is for Linux on x64; they are compared with no other.";
  if (!runsPackagedChromium && process.env["CI"] !== undefined) throw new Error(missing);
  test.skip(!runsPackagedChromium, missing);
});

/** Shows one part alone at the top of the page: no text above it, of the site or of the style guide, moves its pixels. */
const showAlone = async (page: Page, folder: string) => {
  const part = page.locator(`[data-folder="${folder}"]`);
  await part.evaluate((element) => {
    for (let inside: Element = element; inside.parentElement !== null; inside = inside.parentElement) {
      for (const other of inside.parentElement.children) {
        if (other !== inside && other instanceof HTMLElement) other.style.display = "none";
      }
    }
  });
  expect(((await part.boundingBox())?.y ?? 0.5) % 1, "the part of a pixel above it").toBe(0);
  return part;
};

interface Screenshot {
  /** The file's name, and the section's where it has none of its own. */
  readonly name: string;
  readonly section?: string;
  readonly width: number;
  readonly media?: Parameters<Page["emulateMedia"]>[0];
  /** Brings the section into a state. @returns what is compared, if not the section */
  readonly act?: (page: Page) => Promise<Locator | undefined>;
  /** What a difference would mean to a visitor. */
  readonly meaning: string;
}

const chooseSecondAnswer = async (page: Page) => {
  await page.getByRole("radio").nth(1).check();
  return undefined;
};

const sendEmptyForm = async (page: Page) => {
  await submitButton(page).press("Enter");
  await closeBothErrors(page);
  return undefined;
};

const sendForm = async (page: Page) => {
  await mockPosts(page);
  await sendMessage(page);
  return page.getByRole("dialog");
};

const dark = { colorScheme: "dark" } as const;
const contact = "contact-section";

const screenshots: readonly Screenshot[] = [
  { name: "home-hero", width: 360, meaning: "The studio's first words or its two ways to begin do not stand out." },
  { name: "page-header", width: 768, media: dark, meaning: "A page's title is hard to read on one of four planes." },
  { name: "step-header", width: 1280, meaning: "The facts of a case study no longer stand beside its title." },
  { name: "step-navigation", width: 1280, meaning: "It is not plain which step is open and which come next." },
  { name: "tab-navigation", width: 360, media: dark, meaning: "The open tab is not told from the others." },
  { name: "project-cards", width: 768, meaning: "A project's picture, name and summary no longer belong together." },
  { name: "naics-codes", width: 360, meaning: "On a phone a code stands apart from what it means." },
  { name: "conformance-table", width: 1280, media: dark, meaning: "Results of the report are not told apart." },
  {
    name: "pricing-answered",
    section: "pricing-calculator",
    width: 360,
    act: chooseSecondAnswer,
    meaning: "The chosen answer or its price does not stand out.",
  },
  {
    name: "form-errors",
    section: contact,
    width: 768,
    media: dark,
    act: sendEmptyForm,
    meaning: "A field with an error looks like one without.",
  },
  {
    name: "dialog-success",
    section: contact,
    width: 360,
    act: sendForm,
    meaning: "The message that the form was sent is cut off or covered.",
  },
  {
    name: "contact-section-forced-colors",
    section: contact,
    width: 1280,
    media: { forcedColors: "active" },
    meaning: "In Windows' contrast themes a field or button has no edge.",
  },
];

for (const { name, section = name, width, media, act, meaning } of screenshots) {
  test(`${name} at ${width} px, or else: ${meaning}`, async ({ page }) => {
    // Higher than any part: one that is taller than the viewport is not drawn alike twice. The dialog is not.
    await page.setViewportSize({ width, height: act === sendForm ? 800 : 3600 });
    await page.emulateMedia({ ...media, reducedMotion: "reduce" });
    await openWithFont(page, "/styleguide/");
    const part = await showAlone(page, `sections/${section}`);
    await expectScreenshot((await act?.(page)) ?? part, name);
  });
}
