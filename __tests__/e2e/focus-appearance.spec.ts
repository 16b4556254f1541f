// Focus is visible on every control (WCAG 2.4.13, AAA), in every color scheme and in forced colors.
import { expect, test, type Locator, type Page } from "@playwright/test";
import { changedPixels } from "./testing/pixels";
import { fullOnly, laptop, pagePerTemplate, phone } from "./site-test";
import { pageView, states, stateView } from "./states";

// When it gets the focus, at least as many pixels as a 2 px line around it has change by 3:1. One control of each kind is
// measured: same element, classes, state (current, disabled) and background.

/** The site's four sets of colors (src/styles/tokens.css), and the system's. */
const schemes = [
  { colorScheme: "light", contrast: "no-preference", forcedColors: "none" },
  { colorScheme: "light", contrast: "no-preference", forcedColors: "active" },
  { colorScheme: "dark", contrast: "no-preference", forcedColors: "none" },
  { colorScheme: "light", contrast: "more", forcedColors: "none" },
  { colorScheme: "dark", contrast: "more", forcedColors: "none" },
] as const;
/** In `npm test`: the other sets differ in colors alone, which design-tokens.test.ts measures. */
const essentialSchemes = schemes.slice(0, 2);

// Without motion: a drawer that still slides in would be elsewhere in the second screenshot.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const selector = "a[href], button, input:not([type=hidden]), textarea, summary";

/** Marks the controls of this page with their kind. @returns the kinds */
const markKinds = (page: Page): Promise<string[]> =>
  page.evaluate((controls) => {
    const backgroundOf = (element: Element | null): string => {
      if (element === null) return "page";
      const { backgroundColor } = getComputedStyle(element);
      return backgroundColor === "rgba(0, 0, 0, 0)" ? backgroundOf(element.parentElement) : backgroundColor;
    };
    const modal = [...document.querySelectorAll("dialog:modal, [aria-modal=true]")].at(-1) ?? document;
    const all = [...modal.querySelectorAll<HTMLElement>(controls)].filter(
      (element) =>
        element.tabIndex >= 0 && !element.closest("[inert]") && element.checkVisibility({ visibilityProperty: true }),
    );
    for (const element of all) {
      const [type, ...states] = ["type", "aria-current", "aria-disabled"].map(
        (name) => element.getAttribute(name) ?? "",
      );
      const name = `${element.localName}.${element.className}${type ?? ""}`;
      element.dataset["kind"] = `${name} ${states.join("")} on ${backgroundOf(element.parentElement)}`;
    }
    return [...new Set(all.map(({ dataset }) => dataset["kind"] ?? ""))];
  }, selector);

/** Measures one focusable control. @returns what is wrong, or undefined */
const focusError = async (page: Page, control: Locator): Promise<string | undefined> => {
  // A key was pressed last, so :focus-visible matches.
  await control.evaluate((element: HTMLElement) => {
    element.focus();
    if (element.getBoundingClientRect().height < window.innerHeight)
      element.scrollIntoView({ block: "center", behavior: "instant" });
  });
  if (!(await control.evaluate((element) => element.matches(":focus-visible")))) return "does not take the focus";
  const box = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const room = 12;
  const clip = { x: box.x - room, y: box.y - room, width: box.width + 2 * room, height: box.height + 2 * room };
  // The area of a 2 px line inside the edge of the box, as WCAG measures it. A link over two lines has one outline
  // around both, without a line where they touch: at least that around its largest.
  const needed = await control.evaluate((element) =>
    Math.max(...[...element.getClientRects()].map(({ width, height }) => 4 * width + 4 * height - 16)),
  );
  const focused = await page.screenshot({ clip });
  await control.evaluate((element: HTMLElement) => element.blur());
  const changed = await changedPixels(await page.screenshot({ clip }), focused);
  return changed >= needed ? undefined : `${changed} of ${Math.ceil(needed)} pixels change`;
};

for (const [what, viewport, places, measured, details] of [
  ["the contact page", laptop, [pageView(states.bothErrors.page)], schemes.slice(0, 1), {}],
  ["the menu", phone, [stateView(states.menu)], essentialSchemes, {}],
  ["all templates", laptop, pagePerTemplate.map(pageView), schemes, fullOnly],
  ["all templates", phone, pagePerTemplate.map(pageView), schemes, fullOnly],
  [
    "modals",
    phone,
    [states.menu, states.statement, states.bothErrors, states.enlargedPicture].map(stateView),
    schemes,
    fullOnly,
  ],
] as const) {
  test(`at ${viewport.width} px focus is visible on each control of ${what}`, details, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize(viewport);
    const known = new Set<string>();
    for (const { name, open } of places) {
      await open(page);
      const kinds = (await markKinds(page)).filter((kind) => !known.has(kind));
      await page.keyboard.press("Tab");
      for (const media of measured) {
        await page.emulateMedia(media);
        for (const kind of kinds) {
          const error = await focusError(page, page.locator(`[data-kind=${JSON.stringify(kind)}]`).first());
          expect.soft(error, `${name}, ${Object.values(media).join()}: ${kind}`).toBeUndefined();
        }
      }
      await page.emulateMedia(schemes[0]);
      for (const kind of kinds) known.add(kind);
    }
    expect(known.size).toBeGreaterThan(3);
  });
}
