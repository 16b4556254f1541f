import { unknownPage } from "../e2e/site";
import { expectScreenshot, openWithFont, scrollToTop, test, viewports } from "./setup";

/** The first screen of chosen pages, on a phone and on a laptop. */

interface Screenshot {
  readonly name: string;
  readonly address: string;
  readonly viewport: keyof typeof viewports;
  readonly colorScheme?: "light" | "dark";
  readonly forcedColors?: "active";
  /** A selector of what is scrolled to the top of the viewport. */
  readonly at?: string;
}

const screenshots: readonly Screenshot[] = [
  { name: "home-phone", address: "/", viewport: "phone" },
  { name: "home-laptop", address: "/", viewport: "laptop" },
  { name: "home-laptop-dark", address: "/", viewport: "laptop", colorScheme: "dark" },
  { name: "home-advantages-laptop", address: "/", viewport: "laptop", at: ".advantages" },
  { name: "services-laptop", address: "/services/", viewport: "laptop" },
  { name: "services-codes-phone", address: "/services/#naics", viewport: "phone" },
  { name: "step-phone", address: "/project-grooming-table/test/", viewport: "phone" },
  { name: "step-laptop", address: "/project-grooming-table/test/", viewport: "laptop" },
  {
    name: "step-brief-laptop-dark",
    address: "/project-senate/define/",
    viewport: "laptop",
    colorScheme: "dark",
    at: ".step-brief",
  },
  { name: "tab-phone", address: "/a11y-accessible-design/legal/", viewport: "phone" },
  { name: "tab-laptop-dark", address: "/a11y-accessible-design/legal/", viewport: "laptop", colorScheme: "dark" },
  { name: "contact-laptop", address: "/contact-us/", viewport: "laptop" },
  {
    name: "contact-forced-colors",
    address: "/contact-us/",
    viewport: "laptop",
    forcedColors: "active",
    at: "#contact",
  },
  { name: "footer-phone-dark", address: "/pricing/", viewport: "phone", colorScheme: "dark", at: "footer" },
  { name: "not-found-laptop", address: unknownPage, viewport: "laptop" },
];

for (const { name, address, viewport, colorScheme = "light", forcedColors = "none", at } of screenshots) {
  test(name, async ({ page }) => {
    await page.setViewportSize(viewports[viewport]);
    await page.emulateMedia({ colorScheme, forcedColors, reducedMotion: "reduce" });
    await openWithFont(page, address);
    if (at !== undefined) await scrollToTop(page.locator(at).first());
    await expectScreenshot(page, name);
  });
}

test("statement-on-paper", async ({ page }) => {
  // US Letter within its margins, at 96 dpi.
  await page.setViewportSize({ width: 720, height: 960 });
  await openWithFont(page, "/services/capability-statement/");
  await page.emulateMedia({ media: "print", reducedMotion: "reduce" });
  await expectScreenshot(page, "statement-on-paper");
});
