import { setTimeout } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import pageKinds from "../../scripts/page-kinds.json";
import { contactMessages } from "../../src/contact/messages";
import { contrastRatio } from "../../src/lib/contrast";
import { interpolate } from "../../src/lib/interpolate";
import { uiStrings } from "../../src/lib/ui-strings";
import { pricingStrings } from "../../src/sections/pricing-calculator/pricing-strings";
import { cleanUp } from "../clean-up";
import { responsePageStrings } from "../../scripts/generate-function-content/response-page-strings";
import { contactFormStrings } from "../../src/sections/contact-form/contact-form-strings";
import { contactForm, dialogs, navigation, pricing, studies, tabs, titleOf } from "../e2e/content";
import { flatten, parseColor } from "../e2e/contrast/colors";
import { edgelessControls } from "../e2e/measure/forced-colors";
import { mailTexts } from "../e2e/outbox";
import { pageWithFigure } from "../e2e/states";
import { TestServer } from "../e2e/test-server";
import { chromium } from "./chromium";
import { nameOf, type EnginePage, type PageOptions, type Target } from "./engine";
import { firefox } from "./firefox";
import { webkit } from "./webkit";

/**
 * The essential promises of the site, each written once and kept in every engine. What the details of each are is
 * tested in Chromium (__tests__/e2e/). Names are computed from the content.
 */

interface Run {
  /** Opens a browser, which is closed after the test. */
  readonly open: (options?: PageOptions) => Promise<EnginePage>;
  /** The server's address, without a slash at the end. */
  readonly site: string;
}

/** Phones and small windows have the menu, the bottom bar and the carousel. */
const phone = { width: 375 };

/** Rejects where a navigation leaves a reading without an answer (Firefox), so that it is tried again. */
const within = <Result>(milliseconds: number, reading: Promise<Result>): Promise<Result> =>
  Promise.race([
    reading,
    setTimeout(milliseconds, undefined, { ref: false }).then(() => Promise.reject(new Error("No answer."))),
  ]);

/** Polls until a value of the page is as expected. */
const eventually = (what: string, read: () => Promise<unknown>, expected: unknown = true, timeout = 15_000) =>
  expect(async () => expect(await within(3000, read()), what).toEqual(expected)).toPass({ timeout });

const isShown = (page: EnginePage, target: Target) =>
  eventually(`${nameOf(target)} is shown`, () => page.on(target, () => true));

const isGone = (page: EnginePage, target: Target) =>
  eventually(`${nameOf(target)} is gone`, async () => (await page.on(target, () => true)) === undefined);

const hasFocus = (page: EnginePage, target: Target) =>
  eventually(`${nameOf(target)} has the focus`, () => page.on(target, (element) => element === document.activeElement));

const holdsFocus = (page: EnginePage, target: Target) =>
  eventually(`${nameOf(target)} holds the focus`, () =>
    page.on(target, (element) => element.contains(document.activeElement)),
  );

const isAt = (page: EnginePage, address: string) =>
  eventually("address", () => page.evaluate(() => location.pathname), address);

const hasTitleOf = (page: EnginePage, address: string) =>
  eventually("title", async () => titleOf(address).test(await page.evaluate(() => document.title)));

const countOf = (page: EnginePage, selector: string) =>
  page.evaluate((one) => document.querySelectorAll(one).length, selector);

const scrollTop = (page: EnginePage) => page.evaluate(() => Math.round(window.scrollY));

const isHydrated = (page: EnginePage) =>
  eventually("hydrated", () => countOf(page, "script[type=speculationrules]"), 0);

/** Opens a page and waits until it is hydrated. */
const visit = async (page: EnginePage, url: string): Promise<void> => {
  await page.goto(url);
  await page.press("Shift");
  await isHydrated(page);
};

const button = (name: string) => ({ role: "button", name }) as const;
const dialog = (name: string) => ({ role: "dialog", name }) as const;
const field = (name: string) => ({ role: "textbox", name }) as const;
const linkTo = (address: string) => `main a[href='${address}']`;
const heading = (name: string) => ({ role: "heading", name }) as const;
/** The content lint wants it in the footer. */
const sitemapLink = "footer a[href='/sitemap/']";
const submit = "form button[type=submit]";
/** Its name holds the picture's caption. */
const enlarge = "main figcaption button";

/** How many mails arrived with this text. */
const mailsWith = async (text: string): Promise<number> =>
  (await mailTexts()).filter((mail) => mail.includes(text)).length;

const fillForm = async (page: EnginePage, message: string): Promise<void> => {
  await page.click(field(contactFormStrings.emailLabel));
  await page.type("ana@example.com");
  await page.click(field(contactFormStrings.messageLabel));
  await page.type(message);
};

const loadsAt =
  (width: number) =>
  async ({ open, site }: Run): Promise<void> => {
    const page = await open({ width });
    const faults: Record<string, unknown> = {};
    for (const address of Object.keys(pageKinds)) {
      await visit(page, `${site}${address}`);
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      const errors = await page.errors();
      if (sideways > 0 || errors.length > 0) faults[address] = { sideways, errors };
    }
    expect(faults).toEqual({});
    expect(await page.evaluate(() => window.innerWidth)).toBe(width);
  };

const promises: Readonly<Record<string, (run: Run) => Promise<void>>> = {
  "every kind of page at 320 px: no console errors, no sideways scroll": loadsAt(320),
  "every kind of page at 768 px: no console errors, no sideways scroll": loadsAt(768),
  "every kind of page at 1280 px: no console errors, no sideways scroll": loadsAt(1280),

  "keyboard: the skip link is the first stop and leads into main": async ({ open, site }) => {
    const page = await open();
    await page.goto(`${site}/services/`);
    await page.press("Tab");
    await hasFocus(page, { role: "link", name: uiStrings.skipLink });
    await page.press("Enter");
    await hasFocus(page, "main");
    await page.press("Tab");
    await holdsFocus(page, "main");
  },

  "menu: opens, takes the focus, closes by Escape, leads on": async ({ open, site }) => {
    const page = await open(phone);
    await page.goto(`${site}/services/`);
    await page.click(button(uiStrings.openMenu));
    await holdsFocus(page, dialog(uiStrings.menu));
    await page.press("Escape");
    await isGone(page, dialog(uiStrings.menu));
    await hasFocus(page, button(uiStrings.openMenu));
    await page.press("Enter");
    await isShown(page, dialog(uiStrings.menu));
    const { to = "" } = navigation.headerLinks.find((link) => link.to !== "/services/") ?? {};
    await page.click(`dialog[open] a[href='${to}']`);
    await isAt(page, to);
    await isGone(page, dialog(uiStrings.menu));
  },

  "statement: opens, stays at Escape, closes by its button": async ({ open, site }) => {
    const page = await open();
    await page.goto(`${site}/`);
    await page.click(button(uiStrings.statement));
    await holdsFocus(page, dialog(dialogs.statement.title));
    // Chromium closes a dialog at the second Escape where only a script prevents the first.
    await page.press("Escape");
    await page.press("Escape");
    await holdsFocus(page, dialog(dialogs.statement.title));
    await page.click(button(uiStrings.close));
    await isGone(page, dialog(dialogs.statement.title));
    await hasFocus(page, button(uiStrings.statement));
  },

  "picture: opens large, stays at Escape, closes by its button": async ({ open, site }) => {
    const page = await open();
    await page.goto(`${site}${pageWithFigure}`);
    await page.click(enlarge);
    await holdsFocus(page, "dialog[open]");
    await page.press("Escape");
    await page.press("Escape");
    await isShown(page, "dialog[open] img");
    await eventually("picture loaded", () =>
      page.on("dialog[open] img", (img) => img instanceof HTMLImageElement && img.naturalWidth > 0),
    );
    await page.click(button(uiStrings.close));
    await isGone(page, "dialog[open]");
    await hasFocus(page, enlarge);
  },

  "form with errors: two dialogs, then the first field with its error": async ({ open, site }) => {
    const page = await open();
    await page.goto(`${site}/contact-us/`);
    await page.click(submit);
    for (const left of [2, 1]) {
      await eventually("error messages", () => countOf(page, "[aria-modal=true]"), left);
      await hasFocus(page, button(uiStrings.close));
      await page.press("Enter");
    }
    await eventually("error messages", () => countOf(page, "[aria-modal=true]"), 0);
    await hasFocus(page, field(contactFormStrings.emailLabel));
    const description = await page.on(field(contactFormStrings.emailLabel), (element) => [
      element.getAttribute("aria-invalid"),
      ...(element.getAttribute("aria-describedby") ?? "")
        .split(" ")
        .map((id) => document.getElementById(id)?.textContent),
    ]);
    expect(description).toEqual(["true", contactMessages.emailRequired, contactForm.emailHint]);
  },

  "form sent: the mail arrives, and the page says so": async ({ open, site }) => {
    const page = await open();
    const message = `Grüße aus ${crypto.randomUUID()}`;
    await page.goto(`${site}/contact-us/`);
    await fillForm(page, message);
    await page.click(submit);
    await isShown(page, dialog(dialogs.success.title));
    expect(await mailsWith(message)).toBe(1);
    await page.press("Enter");
    await isGone(page, dialog(dialogs.success.title));
    await hasFocus(page, submit);
    await eventually(
      "status",
      () => page.on("form [role=status]", ({ textContent }) => textContent),
      contactForm.statusSuccess,
    );
  },

  "form: text typed before hydration stays, with its caret": async ({ open }) => {
    const server = new TestServer();
    await server.start();
    try {
      const { app } = server.version();
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      server.deploy((request, response) => {
        if (/\/framework-[^/]*\.js$/u.test(request.url ?? "")) void released.then(() => app(request, response));
        else app(request, response);
      });
      const page = await open();
      const message = field(contactFormStrings.messageLabel);
      const valueOf = (target: Target) =>
        page.on(target, (element) => (element as HTMLInputElement | HTMLTextAreaElement).value);
      await page.goto(`${server.address}/contact-us/`);
      await fillForm(page, "Hello wrld");
      await page.on(message, (element) => (element as HTMLTextAreaElement).setSelectionRange(7, 7));
      release();
      await isHydrated(page);
      await page.type("o");
      await eventually("the message", () => valueOf(message), "Hello world");
      expect(await valueOf(field(contactFormStrings.emailLabel))).toBe("ana@example.com");
    } finally {
      await server.stop();
    }
  },

  "pricing: a choice shows its answer, arrow keys change it, it travels to the form": async ({ open, site }) => {
    const page = await open();
    await visit(page, `${site}/pricing/`);
    const answer = ({ label = "" } = {}) => heading(interpolate(pricingStrings.answerHeading, { duration: label }));
    const [first, second] = pricing.options;
    await page.click({ role: "radio", name: first?.label ?? "" });
    await isShown(page, answer(first));
    await page.press("ArrowDown");
    await isShown(page, answer(second));
    await isGone(page, answer(first));
    await page.click("main a[href^='/start-your-project/?duration=']");
    await isAt(page, "/start-your-project/");
    await eventually(
      "the message holds the choice",
      () =>
        page.on(field(contactFormStrings.messageLabel), (element) =>
          element instanceof HTMLTextAreaElement ? element.value.trim() : "",
        ),
      interpolate(contactFormStrings.durationPrefix, { duration: second?.label ?? "" }),
    );
  },

  "tabs: each leads to the others, is marked, and has the focus on its heading": async ({ open, site }) => {
    const page = await open();
    await visit(page, `${site}${tabs[0]?.address ?? ""}`);
    for (const { address } of [...tabs].reverse()) {
      await page.click(`main nav a[href='${address}']`);
      await isAt(page, address);
      await isShown(page, `main nav a[href='${address}'][aria-current=page]`);
      await hasFocus(page, "h1");
    }
  },

  "steps: next and previous lead through a case study": async ({ open, site }) => {
    const page = await open();
    const steps = studies[0]?.steps ?? [];
    await visit(page, `${site}${steps[0]?.address ?? ""}`);
    for (const { address } of [...steps.slice(1), ...steps.slice(0, -1).reverse()]) {
      await page.click(`main nav:last-of-type a[href='${address}']`);
      await isAt(page, address);
      await hasTitleOf(page, address);
      await hasFocus(page, "h1");
    }
  },

  "project cards: buttons move them on a phone, and a card leads to its case study": async ({ open, site }) => {
    const page = await open(phone);
    await visit(page, `${site}/our-projects/`);
    const position = (number: number) =>
      eventually(
        "position",
        () => page.on("main [role=status]", ({ textContent }) => textContent),
        interpolate(uiStrings.projectPosition, { number, total: studies.length }),
      );
    await position(1);
    await page.click(button(uiStrings.nextProject));
    await position(2);
    await page.click(button(uiStrings.previousProject));
    await position(1);
    await page.click(linkTo(studies[0]?.address ?? ""));
    await isAt(page, studies[0]?.address ?? "");
  },

  "back and forward: the page comes where it was left": async ({ open, site }) => {
    const page = await open();
    await visit(page, `${site}/services/`);
    await page.on(sitemapLink, (element) => element.scrollIntoView({ block: "center" }));
    const left = await scrollTop(page);
    expect(left).toBeGreaterThan(500);
    await page.click(sitemapLink);
    await isAt(page, "/sitemap/");
    await eventually("top of the page", () => scrollTop(page), 0);
    await page.back();
    await isAt(page, "/services/");
    await eventually("as it was left", async () => Math.abs((await scrollTop(page)) - left) < 5);
    await page.forward();
    await isAt(page, "/sitemap/");
    await eventually("top of the page", () => scrollTop(page), 0);
  },

  "offline: pages that were never opened come from the service worker": async ({ open }) => {
    const neverOpened = "/privacy-policy/";
    const server = new TestServer();
    await server.start();
    try {
      server.deploy(server.version());
      const page = await open();
      await page.goto(`${server.address}/`);
      // Scripts are cached before pages.
      await eventually(
        "the page is cached",
        () =>
          page.evaluate(
            async (address) => (await caches.match(address, { ignoreSearch: true })) !== undefined,
            neverOpened,
          ),
        true,
        40_000,
      );
      // Pages that are left before they have loaded lose nothing.
      const leaveFor = (address: string) =>
        page.evaluate((next) => {
          if (location.href !== next) location.assign(next);
          return location.href === next && document.readyState === "complete";
        }, `${server.address}${address}`);
      for (const { address } of studies[0]?.steps ?? []) {
        // The navigation before it may end it.
        await within(3000, leaveFor(address)).catch(() => undefined);
      }
      await eventually("the last page has loaded", () => leaveFor("/"));
      const name = await page.evaluate(() => document.querySelector("h1")?.textContent);
      server.cutOff();
      await page.reload();
      expect(await page.evaluate(() => document.querySelector("h1")?.textContent)).toBe(name);
      await page.goto(`${server.address}${neverOpened}`);
      await hasTitleOf(page, neverOpened);
      await page.goto(`${server.address}/not-a-page-of-the-site/`);
      await isShown(page, "a[href='']");
    } finally {
      await server.stop();
    }
  },

  "without JavaScript: menu and statement lead on, and the form is sent": async ({ open, site }) => {
    const page = await open({ ...phone, javaScript: false });
    const message = `Without scripts ${crypto.randomUUID()}`;
    await page.goto(`${site}/services/`);
    await page.click({ role: "link", name: uiStrings.allPages });
    await page.click(sitemapLink);
    await isAt(page, "/sitemap/");
    await page.goto(`${site}/pricing/`);
    for (const option of pricing.options)
      await isShown(page, `main a[href='/start-your-project/?duration=${option.key}']`);
    await page.click({ role: "link", name: uiStrings.statementPage });
    await isAt(page, "/accessibility-statement/");
    await page.goto(`${site}/contact-us/`);
    await fillForm(page, message);
    await page.click(submit);
    await isShown(page, heading(responsePageStrings.sentHeading));
    expect(await mailsWith(message)).toBe(1);
  },

  "dark scheme: text has 7:1 on a dark page": async ({ open, site }) => {
    const page = await open({ dark: true });
    for (const address of ["/", "/pricing/", "/contact-us/"]) {
      await visit(page, `${site}${address}`);
      for (const target of ["main h1", "main p", "footer a"]) {
        const { color = "", backgrounds = [] } =
          (await page.on(target, (element) => {
            const backgrounds = [];
            for (let at: Element | null = element; at !== null; at = at.parentElement)
              backgrounds.push(getComputedStyle(at).backgroundColor);
            return { color: getComputedStyle(element).color, backgrounds };
          })) ?? {};
        const background = flatten(backgrounds);
        expect(contrastRatio(parseColor(color), background), `${address} ${target}`).toBeGreaterThanOrEqual(7);
        expect(contrastRatio(parseColor("rgb(255, 255, 255)"), background), "dark").toBeGreaterThanOrEqual(7);
      }
    }
  },

  "forced colors: every control has an edge or an icon": async ({ open, site }) => {
    const page = await open({ forcedColors: true });
    for (const address of ["/", "/pricing/", "/contact-us/"]) {
      await visit(page, `${site}${address}`);
      const active = await page.evaluate(() => matchMedia("(forced-colors: active)").matches);
      test.skip(!active, "No setting of this browser forces colors: it matches (forced-colors: none).");
      expect(await edgelessControls(page)).toEqual([]);
    }
  },
};

test.afterEach(cleanUp);

for (const engine of [chromium, firefox, webkit]) {
  test.describe(engine.name, () => {
    for (const [name, keep] of Object.entries(promises)) {
      test(name, async ({ baseURL }, { annotations }) => {
        if (engine.missing !== undefined && process.env["CI"] !== undefined)
          throw new Error(`Install ${engine.missing}.`);
        test.skip(engine.missing !== undefined, `Not installed: ${engine.missing ?? ""}.`);
        const open = async (options: PageOptions = {}): Promise<EnginePage> => {
          const page = await engine.open(options);
          annotations.push({ type: "version", description: page.version });
          return page;
        };
        await keep({ open, site: baseURL ?? "" });
      });
    }
  });
}
