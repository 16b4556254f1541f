// What must be heard with a real screen reader: names, roles, errors and changes, once each, and where focus goes.
import { expect, test } from "@playwright/test";
import { contactMessages } from "../../src/contact/messages";
import { contactFormLabels } from "../../src/strings/contact-form-strings";
import { interpolate } from "../../src/lib/text";
import { uiStrings } from "../../src/strings/ui-strings";
import { pricingStrings } from "../../src/strings/pricing-strings";
import { cleanUp } from "../testing/clean-up";
import { contactForm, contentPages, dialogs, menuPages, navigation, pricing } from "../e2e/content";
import { missingPackages, normalizeSpeech, startSession, type Session } from "./session";

// Names come from the content or the page; roles and states are Orca's words for them.
test.afterEach(() => cleanUp());

/** Declares a test that listens to an Orca of its own. */
const screenReaderTest = (
  name: string,
  run: (session: Session, site: string) => Promise<void>,
  width?: number,
): void => {
  test(name, async ({ baseURL }) => {
    const isMissing = missingPackages.length > 0 && process.env["CI"] === undefined;
    test.skip(isMissing, `Orca cannot run. Debian: apt-get install ${missingPackages.join(" ")}`);
    await run(await startSession(width), baseURL ?? "");
  });
};

/** Presses a key until Orca says this. */
const pressUntil = async (session: Session, key: string, ...expected: readonly string[]): Promise<string> => {
  for (let presses = 0; presses < 60; presses += 1) {
    const speech = await session.press(key);
    if (expected.every((one) => speech.includes(normalizeSpeech(one)))) return speech;
  }
  throw new Error(`${key} never leads to "${expected.join(" ")}".`);
};

const timesIn = (speech: string, text: string): number => speech.split(normalizeSpeech(text)).length - 1;

/** The element with this text has the focus. */
const hasFocus = ({ browser }: Session, text: string): Promise<void> => {
  const focused = () => browser.evaluate(() => (document.activeElement as HTMLElement).innerText);
  return expect.poll(async () => normalizeSpeech(await focused()), { message: "focus" }).toBe(normalizeSpeech(text));
};

/** Follows the focused link to another page: that it has loaded is said once, with its title. */
const follow = async (session: Session, address: string): Promise<string> => {
  const title = contentPages.find((page) => page.address === address)?.title ?? "";
  const finished = `Finished loading ${title}`;
  const before = session.speech().length;
  const speech = await session.press("Return", finished);
  expect(timesIn(speech, finished), "announcements of the page").toBe(1);
  const clickable = session.speech().filter((text, index) => index >= before && text.includes("clickable"));
  expect(clickable, "what is called clickable as Orca reads the page").toEqual([]);
  expect(await session.browser.evaluate(() => location.pathname)).toBe(address);
  return speech;
};

screenReaderTest("home by headings", async (session, site) => {
  const speech = await session.open(`${site}/`);
  const { title, headings } = await session.browser.evaluate(() => {
    const all = [...document.querySelectorAll("h1, h2, h3, h4")].filter((one) => one.checkVisibility());
    const spoken = all.map(({ tagName, textContent }) => `${textContent} heading level ${tagName.slice(1)}`);
    return { title: document.title, headings: spoken };
  });
  expect(timesIn(speech, `Finished loading ${title}`), "announcements of the page").toBe(1);
  expect(speech).toContain(normalizeSpeech(`${headings.length} headings`));
  await session.press("ctrl+Home");
  for (const heading of headings) await session.press("h", heading);
  await session.press("h", "Wrapping to top");
});

screenReaderTest("contact form with errors, two dialogs and a success", async (session, site) => {
  const { emailHint, messageHint } = contactForm;
  const { formName, emailLabel, messageLabel, submit } = contactFormLabels;
  const { failure, success } = dialogs;
  const { emailRequired, messageRequired } = contactMessages;
  const closeButton = `${uiStrings.close} push button`;
  await session.open(`${site}/contact-us/`);
  await pressUntil(session, "Tab", formName, `${emailLabel} entry required`, emailHint);
  await session.press("Tab", `${messageLabel} entry required`, messageHint);
  await pressUntil(session, "Tab", `${submit} push button`);
  const error = await session.press("Return", `${failure.title} dialog`, emailRequired, closeButton);
  expect(timesIn(error, emailRequired), "announcements of the error").toBe(1);
  expect(error).not.toContain(normalizeSpeech(messageRequired));
  const second = await session.press("Return", `${failure.title} dialog`, messageRequired, closeButton);
  expect(timesIn(second, messageRequired), "announcements of the second error").toBe(1);
  // Orca 43 is silent here (docs/manual-testing.md).
  await session.press("Return");
  expect(await session.browser.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("email");
  await session.press("Tab", `${messageLabel} entry required`, "invalid entry", messageRequired);
  // In browse mode, from the link below: the field, then the error above it, which is not "clickable".
  await session.press("Tab", "link");
  await pressUntil(session, "Up", `${messageLabel} entry`);
  expect(await session.press("Up", messageRequired)).toBe(normalizeSpeech(messageRequired));
  await pressUntil(session, "shift+Tab", `${emailLabel} entry required`, "invalid entry", emailRequired);
  await session.type("ana@example.com");
  expect(await session.press("Tab", messageLabel)).not.toContain(normalizeSpeech(emailRequired));
  await session.type("Hello");
  await pressUntil(session, "Tab", `${submit} push button`);
  const sent = await session.press("Return", `${success.title} dialog`, ...success.paragraphs, closeButton);
  expect(timesIn(sent, success.paragraphs[0] ?? ""), "announcements of the success").toBe(1);
  await session.press("Return", `${submit} push button`);
  expect(await pressUntil(session, "Down", contactForm.statusSuccess)).not.toContain("clickable");
  await session.press("Up");
  // The next thing with a click listener: not the status, but a label above.
  await session.press("a", "Wrapping to top");
});

screenReaderTest("pricing", async (session, site) => {
  await session.open(`${site}/pricing/`);
  await session.press("alt+shift+r", pricing.options[0]?.label ?? "");
  await session.press("Down", pricing.options[1]?.label ?? "");
  for (const [index, { label, goodFor }] of pricing.options.slice(1, 3).entries()) {
    const heading = interpolate(pricingStrings.answerHeading, { duration: label });
    // Between label and role the price range is said.
    if (index > 0) await session.press("r", label, "not selected radio button");
    // First by Orca's list, whose "activate" is a click through the accessibility API without key or pointer in the page.
    const speech = await session.press(index > 0 ? "space" : "alt+a", "selected", heading, goodFor);
    expect(timesIn(speech, heading), "announcements of the answer").toBe(1);
    await pressUntil(session, "Down", heading);
  }
});

screenReaderTest(
  "menu",
  async (session, site) => {
    await session.open(`${site}/`);
    await pressUntil(session, "Tab", `${uiStrings.openMenu} push button`);
    await session.press("Return", `${uiStrings.closeMenu} push button`);
    for (const { label } of navigation.headerLinks) await session.press("Tab", `${label} link`);
    await session.press("Escape", `${uiStrings.openMenu} push button`);
    await session.press("Return");
    const [link] = menuPages;
    await pressUntil(session, "Tab", `${link?.label ?? ""} link`);
    await follow(session, link?.to ?? "");
    await session.press("BackSpace");
    await hasFocus(session, uiStrings.openMenu);
  },
  600,
);

screenReaderTest("accessibility statement in its dialog", async (session, site) => {
  const { title, report } = dialogs.statement;
  await session.open(`${site}/offline/`);
  await session.press("ctrl+End");
  await pressUntil(session, "shift+Tab", `${title} push button`);
  await session.press("Return", `${title} heading level 2`);
  await session.press("Tab", `${uiStrings.closeDialog} push button`);
  await session.press("Tab", `${report} link`);
  await session.press("shift+Tab", `${uiStrings.closeDialog} push button`);
  await session.press("Return", `${title} push button`);
});

screenReaderTest("link to a section of the page, and back", async (session, site) => {
  await session.open(`${site}/pricing/`);
  await pressUntil(session, "Tab", `${pricingStrings.budgetDetails} link`);
  const target = await session.browser.evaluate(
    (hash) => document.querySelector(hash)?.textContent ?? "",
    await session.browser.evaluate(() => (document.activeElement as HTMLAnchorElement).hash),
  );
  const speech = await session.press("Return", `${target} heading level 2`);
  // Orca 43 says the text again when the caret follows the focus (docs/manual-testing.md).
  expect(timesIn(speech, `${target} heading`), "announcements of the target").toBe(1);
  await hasFocus(session, target);
  await session.press("BackSpace", pricingStrings.budgetDetails, "link");
  await hasFocus(session, pricingStrings.budgetDetails);
});

screenReaderTest("link to a section of another page, and back", async (session, site) => {
  await session.open(`${site}/`);
  const { name, address } = await session.browser.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>("footer a[href*='/#']");
    return { name: link?.textContent ?? "", address: link?.pathname ?? "" };
  });
  test.skip(name === "", "No link of the footer leads to a section.");
  await session.press("ctrl+End");
  await pressUntil(session, "shift+Tab", `${name} link`);
  const speech = await follow(session, address);
  const target = await session.browser.evaluate(() => document.querySelector(location.hash)?.textContent ?? "");
  // Orca 43 says the heading for the focus, for the caret, for both or for neither (docs/manual-testing.md).
  expect(timesIn(speech, target), "announcements of the target").toBeLessThanOrEqual(2);
  await hasFocus(session, target);
  // The reading position is there as well.
  await session.press("shift+h");
  await session.press("h", `${target} heading level`);
  // Orca says the page alone: only the focus is checked.
  await session.press("BackSpace");
  await hasFocus(session, name);
});
