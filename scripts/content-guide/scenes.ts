import type { Page } from "@playwright/test";

/** What each picture of CONTENT.md shows. Where its numbers stand follows from the guide's rows. */
export interface Scene {
  /** The picture's name: docs/content/NAME.webp. */
  readonly name: string;
  readonly address: string;
  /** Size of the window in CSS pixels. */
  readonly width: number;
  readonly height?: number;
  /** The picture begins where the first one begins and ends where the last one ends. The whole window without it. */
  readonly from?: string;
  readonly to?: string;
  /** How tall the picture may be, in CSS pixels. */
  readonly most?: number;
  /** What to do before it is taken. */
  readonly act?: (page: Page) => Promise<void>;
}

const width = 960;

/** All pictures. */
export const scenes: readonly Scene[] = [
  { name: "home", address: "/", width, height: 700 },
  { name: "foot", address: "/", width, from: ".footer", to: ".footer" },
  { name: "phone", address: "/services/", width: 360, height: 560 },
  { name: "services", address: "/services/", width, from: "main .page-section", to: "main .page-section", most: 640 },
  {
    name: "pricing",
    address: "/pricing/",
    width,
    from: ".pricing",
    to: ".pricing",
    act: async (page) => {
      await page.locator(".pricing label").first().click();
      await page.locator(".pricing__answer").first().waitFor();
    },
  },
  { name: "team", address: "/about-us/", width, from: ".team > li", to: ".team > li" },
  { name: "card", address: "/our-projects/", width, from: ".project-card", to: ".project-card" },
  { name: "step", address: "/project-senate/", width, from: "main", to: ".step-brief", most: 1100 },
  { name: "tab", address: "/a11y-accessible-design/", width, from: "main", to: "main", most: 800 },
  { name: "contact", address: "/contact-us/", width, from: "main", to: ".contact-form" },
];
