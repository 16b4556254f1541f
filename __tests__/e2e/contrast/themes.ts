import type { Page } from "@playwright/test";

/** The site's four sets of colors (src/styles/tokens.css). */
export const themes = [
  { name: "light", colorScheme: "light", contrast: "no-preference" },
  { name: "dark", colorScheme: "dark", contrast: "no-preference" },
  { name: "light, more contrast", colorScheme: "light", contrast: "more" },
  { name: "dark, more contrast", colorScheme: "dark", contrast: "more" },
] as const;

/** Emulates a theme, without motion: colors would be measured in transition. */
export const setTheme = (page: Page, { colorScheme, contrast }: (typeof themes)[number]): Promise<void> =>
  page.emulateMedia({ colorScheme, contrast, reducedMotion: "reduce" });
