// Focus is visible on every control (WCAG 2.4.13, AAA), in every color scheme and in forced colors.
import { expect, test, type Locator, type Page } from "@playwright/test";
import { changedPixels } from "./testing/pixels";
import { fullOnly, laptop, pagePerTemplate, phone } from "./site";
import { openState, states, type State } from "./states";

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

/** Marks one control of each kind on this page that is not in `known`. @returns the new kinds */
const markNewKinds = (page: Page, known: readonly string[]): Promise<string[]> =>
  page.evaluate(
    ([controls, old]) => {
      const backgroundOf = (from: Element): string => {
        for (let at: Element | null = from.parentElement; at !== null; at = at.parentElement) {
          const { backgroundColor } = getComputedStyle(at);
          if (backgroundColor !== "rgba(0, 0, 0, 0)") return backgroundColor;
        }
        return "page";
      };
      const modal = [...document.querySelectorAll("dialog:modal, [aria-modal=true]")].at(-1);
      const kinds: string[] = [];
      for (const element of (modal ?? document).querySelectorAll<HTMLElement>(controls)) {
        if (
          element.tabIndex < 0 ||
          element.closest("[inert]") ||
          !element.checkVisibility({ visibilityProperty: true })
        )
          continue;
        const state = `${element.getAttribute("aria-current") ?? ""}${element.getAttribute("aria-disabled") ?? ""}`;
        const kind = `${element.localName}.${element.className}${element.getAttribute("type") ?? ""} ${state} on ${backgroundOf(element)}`;
        if (old.includes(kind) || kinds.includes(kind)) continue;
        element.dataset["kind"] = kind;
        kinds.push(kind);
      }
      return kinds;
    },
    [selector, known] as const,
  );

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
  const needed = await control.evaluate((element) => {
    const boxes = [...element.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    // A link over two lines has one outline around both, without a line where they touch.
    const touching = boxes.slice(1).reduce((sum, box, index) => {
      const above = boxes[index] ?? box;
      const shared = Math.min(above.right, box.right) - Math.max(above.left, box.left);
      return box.top - above.bottom < 8 ? sum + Math.max(0, shared) : sum;
    }, 0);
    // The area of a 2 px line inside the edge of each box, as WCAG measures it.
    return boxes.reduce((sum, { width, height }) => sum + 4 * width + 4 * height - 16, 0) - 4 * touching;
  });
  const focused = await page.screenshot({ clip });
  await control.evaluate((element: HTMLElement) => element.blur());
  const changed = await changedPixels(await page.screenshot({ clip }), focused);
  return changed >= needed ? undefined : `${changed} of ${Math.ceil(needed)} pixels change`;
};

const measureNewKinds = async (
  page: Page,
  known: string[],
  measured: readonly (typeof schemes)[number][],
): Promise<readonly string[]> => {
  const errors: string[] = [];
  const kinds = await markNewKinds(page, known);
  if (kinds.length > 0) await page.keyboard.press("Tab");
  for (const media of kinds.length > 0 ? measured : []) {
    await page.emulateMedia(media);
    for (const kind of kinds) {
      const error = await focusError(page, page.locator(`[data-kind=${JSON.stringify(kind)}]`));
      if (error !== undefined) errors.push(`${Object.values(media).join()}: ${kind}: ${error}`);
    }
  }
  await page.emulateMedia(schemes[0]);
  known.push(...kinds);
  return errors;
};

const openPage = (address: string) => ({ name: address, open: (page: Page) => page.goto(address) });
const openStates = (...list: readonly State[]) =>
  list.map((state) => ({ name: state.name, open: (page: Page) => openState(page, state) }));

for (const [what, viewport, places, measured, details] of [
  ["the contact page", laptop, [openPage(states.bothErrors.page)], schemes.slice(0, 1), {}],
  ["the menu", phone, openStates(states.menu), essentialSchemes, {}],
  ["all templates", laptop, pagePerTemplate.map(openPage), schemes, fullOnly],
  ["all templates", phone, pagePerTemplate.map(openPage), schemes, fullOnly],
  [
    "modals",
    phone,
    openStates(states.menu, states.statement, states.bothErrors, states.enlargedPicture),
    schemes,
    fullOnly,
  ],
] as const) {
  test(`at ${viewport.width} px focus is visible on every kind of control of ${what}`, details, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize(viewport);
    const [known, errors]: [string[], string[]] = [[], []];
    for (const { name, open } of places) {
      await open(page);
      errors.push(...(await measureNewKinds(page, known, measured)).map((error) => `${name} ${error}`));
    }
    expect(known.length).toBeGreaterThan(3);
    expect(errors).toEqual([]);
  });
}
