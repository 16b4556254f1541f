import { test } from "@playwright/test";
import { expectAccepted, openAwake, screens } from "./scene";

/** First screens: one of each kind of page, on a phone and on a laptop. */

type Screen = keyof typeof screens;

interface View {
  readonly name: string;
  readonly address: string;
  readonly screen: Screen;
  readonly colorScheme?: "light" | "dark";
  readonly forcedColors?: "active";
  /** What is brought to the top of the window. */
  readonly at?: string;
}

const views: readonly View[] = [
  { name: "home-phone", address: "/", screen: "phone" },
  { name: "home-laptop", address: "/", screen: "laptop" },
  { name: "home-laptop-dark", address: "/", screen: "laptop", colorScheme: "dark" },
  { name: "home-advantages-laptop", address: "/", screen: "laptop", at: ".advantages" },
  { name: "services-laptop", address: "/services/", screen: "laptop" },
  { name: "services-codes-phone", address: "/services/#naics", screen: "phone" },
  { name: "step-phone", address: "/project-grooming-table/test/", screen: "phone" },
  { name: "step-laptop", address: "/project-grooming-table/test/", screen: "laptop" },
  {
    name: "step-brief-laptop-dark",
    address: "/project-senate/define/",
    screen: "laptop",
    colorScheme: "dark",
    at: ".step-brief",
  },
  { name: "tab-phone", address: "/a11y-accessible-design/legal/", screen: "phone" },
  { name: "tab-laptop-dark", address: "/a11y-accessible-design/legal/", screen: "laptop", colorScheme: "dark" },
  { name: "contact-laptop", address: "/contact-us/", screen: "laptop" },
  { name: "contact-forced-colors", address: "/contact-us/", screen: "laptop", forcedColors: "active", at: "#contact" },
  { name: "footer-phone-dark", address: "/pricing/", screen: "phone", colorScheme: "dark", at: "footer" },
  { name: "not-found-laptop", address: "/there-is-no-such-page/", screen: "laptop" },
];

for (const { name, address, screen, colorScheme = "light", forcedColors = "none", at } of views) {
  test(name, async ({ page }) => {
    await page.setViewportSize(screens[screen]);
    await page.emulateMedia({ colorScheme, forcedColors, reducedMotion: "reduce" });
    await openAwake(page, address);
    if (at !== undefined) {
      await page
        .locator(at)
        .first()
        .evaluate((element) => {
          element.scrollIntoView({ block: "start", behavior: "instant" });
        });
    }
    await expectAccepted(page, name);
  });
}

test("statement-on-paper", async ({ page }) => {
  // The width of US Letter within its margins, at 96 dots an inch.
  await page.setViewportSize({ width: 720, height: 960 });
  await openAwake(page, "/services/capability-statement/");
  await page.emulateMedia({ media: "print", reducedMotion: "reduce" });
  await expectAccepted(page, "statement-on-paper");
});
