import { expect, test } from "@playwright/test";
import { heading, laptop, openPage, phone } from "./site";

const barLinks = ["Home", "About Us", "Services", "Projects", "Accessible Design", "Contact Us"];
const bottomLinks = ["Projects", "A11y", "Home", "Services", "Contact"];

test.describe("the bar of wide screens", () => {
  test("has the six specified links in their order", async ({ page }) => {
    await openPage(page, "/");
    const bar = page.getByRole("navigation", { name: "Main" });
    await expect(bar.getByRole("link")).toHaveText(barLinks);
  });

  const marks: readonly (readonly [address: string, name: string | undefined, mark: string])[] = [
    ["/", "Home", "page"],
    ["/about-us/", "About Us", "page"],
    ["/services/", "Services", "page"],
    ["/our-projects/", "Projects", "page"],
    ["/a11y-accessible-design/", "Accessible Design", "page"],
    ["/a11y-accessible-design/legal/", "Accessible Design", "true"],
    ["/contact-us/", "Contact Us", "page"],
    ["/project-senate/", "Projects", "true"],
    ["/project-grooming-table/test/", "Projects", "true"],
    ["/pricing/", undefined, ""],
    ["/privacy-policy/", undefined, ""],
  ];
  for (const [address, name, mark] of marks) {
    test(`on ${address} ${name ?? "nothing"} is marked`, async ({ page }) => {
      await openPage(page, address);
      const current = page.getByRole("navigation", { name: "Main" }).locator("[aria-current]");
      await expect(current).toHaveText(name === undefined ? [] : [name]);
      if (name !== undefined) await expect(current).toHaveAttribute("aria-current", mark);
    });
  }

  test("the mark is seen without color: heavier letters and a station on the rail", async ({ page }) => {
    await openPage(page, "/services/");
    const bar = page.getByRole("navigation", { name: "Main" });
    const look = (name: string) =>
      bar.getByRole("link", { name, exact: true }).evaluate((link) => ({
        weight: Number(getComputedStyle(link).fontWeight),
        station: getComputedStyle(link, "::after").borderTopWidth,
      }));
    const [current, other] = [await look("Services"), await look("Projects")];
    expect(current.weight).toBeGreaterThan(other.weight);
    expect(Number.parseFloat(current.station)).toBeGreaterThan(Number.parseFloat(other.station));
  });
});

test.describe("breakpoints, to the pixel", () => {
  test("479 and 480: the bottom bar", async ({ page }) => {
    const bar = page.getByRole("navigation", { name: "Quick links" });
    await page.setViewportSize({ width: 479, height: 800 });
    await openPage(page, "/services/");
    await expect(bar).toBeVisible();
    await expect(bar.getByRole("link")).toHaveText(bottomLinks);
    await expect(bar.locator("[aria-current]")).toHaveText(["Services"]);
    await page.setViewportSize({ width: 480, height: 800 });
    await expect(bar).toBeHidden();
  });

  test("539 and 540: the drawer takes the whole width below", async ({ page }) => {
    await page.setViewportSize({ width: 539, height: 800 });
    await openPage(page, "/");
    await page.getByRole("button", { name: "Open Menu" }).click();
    const drawer = page.getByRole("dialog", { name: "Menu" });
    const place = async () => (await drawer.boundingBox()) ?? { x: -1, width: -1 };
    await expect.poll(async () => (await place()).x).toBe(0);
    expect((await place()).width).toBe(539);
    await page.setViewportSize({ width: 540, height: 800 });
    await expect.poll(async () => (await place()).width).toBeLessThan(540);
    const { x, width } = await place();
    // A scroll bar that takes room, at most 17 pixels, keeps it.
    expect(x + width, "it stands at the end of the screen").toBeGreaterThanOrEqual(540 - 17);
    expect(x + width).toBeLessThanOrEqual(540);
  });

  test("767 and 768: toggle below, bar from there up", async ({ page }) => {
    const bar = page.getByRole("navigation", { name: "Main" });
    const toggle = page.getByRole("button", { name: "Open Menu" });
    await page.setViewportSize({ width: 767, height: 800 });
    await openPage(page, "/");
    await expect(toggle).toBeVisible();
    await expect(bar).toBeHidden();
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(toggle).toBeHidden();
    await expect(bar).toBeVisible();
  });

  test("1199 and 1200: the socials of the mobile layout, and those of the wide one", async ({ page }) => {
    const footer = page.getByRole("contentinfo");
    // In the order of the page: the wide layout's beside the address, then the mobile layout's.
    const [wide, mobile] = [footer.getByText("Facebook").first(), footer.getByText("Facebook").last()];
    await page.setViewportSize({ width: 1199, height: 800 });
    await openPage(page, "/");
    await expect(mobile).toBeVisible();
    await expect(wide).toBeHidden();
    await page.setViewportSize({ width: 1200, height: 800 });
    await expect(mobile).toBeHidden();
    await expect(wide).toBeVisible();
  });
});

test.describe("going from page to page", () => {
  test("shows the page at its top, marks it, and announces its name", async ({ page }) => {
    await page.setViewportSize(laptop);
    await openPage(page, "/");
    await page.mouse.wheel(0, 2000);
    await page.getByRole("navigation", { name: "Footer" }).getByRole("link", { name: "Our Services" }).click();
    await expect(page).toHaveURL(/\/services\/$/u);
    await expect(page).toHaveTitle(/^Services \| /u);
    await expect(page.getByRole("navigation", { name: "Main" }).locator("[aria-current]")).toHaveText(["Services"]);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    const name = (await heading(page).textContent()) ?? "";
    await expect(page.locator("[aria-live=assertive]")).toContainText(new RegExp(`${name}|Services`, "u"));
  });

  test("the way back leads back", async ({ page }) => {
    await openPage(page, "/services/");
    const first = await heading(page).textContent();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About Us" }).click();
    await expect(page).toHaveURL(/\/about-us\/$/u);
    await page.goBack();
    await expect(heading(page)).toHaveText(first ?? "");
  });

  test("the logo leads home", async ({ page }) => {
    await openPage(page, "/pricing/");
    await page
      .getByRole("banner")
      .getByRole("link", { name: /home page/u })
      .click();
    await expect(page).toHaveURL(/\/$/u);
    await expect(heading(page)).toHaveText("Makers of accessible apps, websites, and software");
  });

  test("the form of an address without a slash leads to the page", async ({ page }) => {
    await page.goto("/pricing?duration=3-6-months");
    await expect(page).toHaveURL(/\/pricing\/\?duration=3-6-months$/u);
  });

  test("an address that does not exist says so and offers the main links", async ({ page }) => {
    const answer = await page.goto("/no-such-page/");
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle(/^Page not found \| /u);
    expect(await page.getByRole("main").getByRole("link").count()).toBeGreaterThan(3);
  });
});

test.describe("the skip link", () => {
  test("is the first stop, is seen, and moves into main", async ({ page }) => {
    await openPage(page, "/services/");
    const link = page.getByRole("link", { name: "Skip to the main content" });
    await page.keyboard.press("Tab");
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await page.keyboard.press("Tab");
    expect(await page.getByRole("main").evaluate((main) => main.contains(document.activeElement))).toBe(true);
  });

  test("is out of sight until then", async ({ page }) => {
    await openPage(page, "/");
    const box = await page.getByRole("link", { name: "Skip to the main content" }).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(0);
  });
});

test.describe("the bottom bar", () => {
  test.use({ viewport: phone });

  test("never covers what has the focus", async ({ page }) => {
    await openPage(page, "/about-us/");
    const bar = page.getByRole("navigation", { name: "Quick links" });
    const barTop = (await bar.boundingBox())?.y ?? 0;
    /** How far the focused element reaches below the bar's upper edge, in pixels. What the bar holds does not count. */
    const covered = (): Promise<number> =>
      page.evaluate((edge) => {
        const element = document.activeElement;
        if (element === null || element === document.body || element.closest("nav[aria-label='Quick links']")) return 0;
        const { top, bottom } = element.getBoundingClientRect();
        // What is taller than the screen cannot stand clear of the bar with both ends.
        return bottom - top > edge ? 0 : Math.max(0, bottom - edge);
      }, barTop);
    for (let stop = 0; stop < 40; stop += 1) {
      await page.keyboard.press("Tab");
      await expect.poll(covered, { message: `stop ${stop + 1}` }).toBe(0);
    }
  });

  test("leads to its pages", async ({ page }) => {
    await openPage(page, "/");
    await page.getByRole("navigation", { name: "Quick links" }).getByRole("link", { name: /^A11y/u }).click();
    await expect(page).toHaveURL(/\/a11y-accessible-design\/$/u);
    await expect(page.getByRole("navigation", { name: "Quick links" }).locator("[aria-current=page]")).toHaveText([
      "A11y",
    ]);
  });
});
