// What a change of the tokens reaches first looks as it did: screenshots of the style guide, whose data are examples.
import { expect, test, type Locator, type Page } from "@playwright/test";
import { runsPackagedChromium, unpackChromium } from "../../scripts/packaged-chromium";
import { mockPosts } from "../e2e/site-test";
import { closeBothErrors, fillAndSend, submitButton } from "../e2e/states";

// Look at what differs before you store it (docs/testing.md).

test.use({
  launchOptions: {
    // Other versions of Chromium smooth edges and break lines differently.
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

/** Opens a page in its web font, which is optional: on a busy machine it may arrive too late to be used. */
const openWithFont = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await page.evaluate(async () => {
    const file = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="font"]')?.href ?? "";
    const face = new FontFace("Atkinson Hyperlegible Next", `url("${file}")`, { weight: "400 800" });
    document.fonts.add(await face.load());
    await document.fonts.ready;
  });
};

/** Compares an element with its screenshot once its pictures are drawn. @param name without ending */
const expectScreenshot = async (element: Locator, name: string): Promise<void> => {
  await element.locator("img").evaluateAll((images) =>
    Promise.all(
      images.map(async (image) => {
        if (!(image instanceof HTMLImageElement) || !image.checkVisibility()) return;
        // With `sizes="auto"`, Chromium's choice of a file depends on how soon it knows the page's layout.
        for (const file of image.parentElement?.querySelectorAll("[sizes]") ?? []) file.setAttribute("sizes", "100vw");
        image.loading = "eager";
        await image.decode();
      }),
    ),
  );
  await expect.soft(element).toHaveScreenshot(`${name}.png`);
};

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

/** Brings a part into a state. @returns what is compared, if not the part */
type Act = (page: Page) => Promise<Locator | undefined>;

const chooseSecondAnswer: Act = async (page) => {
  await page.getByRole("radio").nth(1).check();
  return undefined;
};

const sendEmptyForm: Act = async (page) => {
  await submitButton(page).press("Enter");
  await closeBothErrors(page);
  return undefined;
};

const sendForm: Act = async (page) => {
  await mockPosts(page);
  await fillAndSend(page);
  const dialog = page.getByRole("dialog");
  // The words are the content's, which editors change.
  await dialog.evaluate((shown) => shown.querySelector("p")?.parentElement?.replaceChildren("Thank you."));
  return dialog;
};

const dark = { colorScheme: "dark" } as const;
const forced = { forcedColors: "active" } as const;
const [estimate, contact] = ["pricing-calculator", "contact-form"];

/** The file's name, the section, the width, and what a visitor is promised. */
const screenshots: readonly [string, string, number, string, Parameters<Page["emulateMedia"]>[0]?, Act?][] = [
  ["home-hero", "home-hero", 360, "The first words and the two ways to begin stand out."],
  ["page-header", "page-header", 768, "A page's title is easy to read on each of four planes.", dark],
  ["step-header", "step-header", 1280, "The facts of a case study stand beside its title."],
  ["step-navigation", "step-navigation", 1280, "It is plain which step is open and which come next."],
  ["tab-navigation", "tab-navigation", 360, "The open tab stands out from the others.", dark],
  ["project-bands", "project-bands", 768, "A project's screen, name and number belong together."],
  ["naics-codes", "naics-codes", 360, "On a phone a code stands with what it means."],
  ["conformance-table", "conformance-table", 1280, "Results of the report are easy to tell apart.", dark],
  ["pricing-answered", estimate, 360, "The chosen answer and its price stand out.", {}, chooseSecondAnswer],
  ["form-errors", contact, 768, "A field with an error looks unlike one without.", dark, sendEmptyForm],
  ["dialog-success", contact, 360, "The message of success is whole and on top.", {}, sendForm],
  ["contact-form-forced-colors", contact, 1280, "In contrast themes fields and buttons have an edge.", forced],
];

for (const [name, section, width, promise, media, act] of screenshots) {
  test(`${name}: ${promise}`, async ({ page }) => {
    // Higher than any part, because Chromium doesn't draw what is taller than the viewport alike twice. A dialog fits.
    await page.setViewportSize({ width, height: act === sendForm ? 800 : 3600 });
    await page.emulateMedia({ ...media, reducedMotion: "reduce" });
    await openWithFont(page, "/styleguide/");
    const part = await showAlone(page, `sections/${section}`);
    await expectScreenshot((await act?.(page)) ?? part, name);
  });
}
