import type { Page } from "@playwright/test";

/** The four sets of colors that the site has (src/styles/tokens.css). */
export const looks = [
  { name: "light", colorScheme: "light", contrast: "no-preference" },
  { name: "dark", colorScheme: "dark", contrast: "no-preference" },
  { name: "light, more contrast", colorScheme: "light", contrast: "more" },
  { name: "dark, more contrast", colorScheme: "dark", contrast: "more" },
] as const;

export type Look = (typeof looks)[number];

/** Sets the colors a visitor asks for. Motion is off, so that no color is on its way to another. */
export const wear = (page: Page, { colorScheme, contrast }: Look): Promise<void> =>
  page.emulateMedia({ colorScheme, contrast, reducedMotion: "reduce" });
