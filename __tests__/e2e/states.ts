import { expect, type Locator, type Page } from "@playwright/test";
import { interpolate } from "../../src/lib/text";
import { uiStrings } from "../../src/strings/ui-strings";
import { contactFormLabels as labels, contactFormStrings } from "../../src/strings/contact-form-strings";
import { pricingStrings } from "../../src/strings/pricing-strings";
import { contactForm, menuPages, pricing } from "./content";
import { builtHtml, everyPage, heading, mockPosts } from "./site-test";

/** A state that an interaction leads to: the one list for axe, the tests of modals, print and focus. `openState` opens it. */
export interface State {
  readonly name: string;
  readonly page: string;
  /** The widest viewport that has this state, in CSS pixels. */
  readonly maxWidth?: number;
  /** Runs before the page is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** The steps from the open page; resolves when the state is there. */
  readonly reach: (page: Page) => Promise<unknown>;
  /** Where a modal is open: what gets the focus when it closes. */
  readonly returnsFocusTo?: (page: Page) => Locator;
  readonly closesOnEscape?: true;
}

/** Opens a page and brings it into a state. */
export const openState = async (page: Page, { page: address, prepare, reach }: State): Promise<void> => {
  await prepare?.(page);
  await page.goto(address);
  await reach(page);
};

/** A page as it opens, or in a state, for tests that look at both. */
interface View {
  readonly name: string;
  readonly open: (page: Page) => Promise<unknown>;
}

export const pageView = (address: string): View => ({ name: address, open: (page) => page.goto(address) });

export const stateView = (state: State): View => ({ name: state.name, open: (page) => openState(page, state) });

// An open modal makes the page behind it inert, so roles would not find the form.
export const form = (page: Page): Locator => page.getByRole("form", { includeHidden: true });
export const emailField = (page: Page): Locator => form(page).getByLabel(labels.emailLabel, { exact: true });
export const messageField = (page: Page): Locator => form(page).getByLabel(labels.messageLabel, { exact: true });
export const submitButton = (page: Page): Locator => form(page).locator("button[type=submit]");
export const statusLine = (page: Page): Locator => form(page).locator("[role=status]");

export const menuButton = (page: Page): Locator =>
  page.getByRole("banner").getByRole("button", { name: uiStrings.openMenu });
export const statementButton = (page: Page): Locator =>
  page.getByRole("contentinfo").getByRole("button", { name: uiStrings.statement });
export const enlargeButton = (page: Page): Locator =>
  page.getByRole("button", { name: new RegExp(`^${uiStrings.enlargePicture}`, "u") }).first();

/** The close button at the end of the first dialog. */
export const closeButton = (page: Page): Locator =>
  page.getByRole("dialog").getByRole("button", { name: uiStrings.close, exact: true }).first();

/** Waits for one open modal. */
const oneDialog = (page: Page): Promise<void> => expect(page.getByRole("dialog")).toBeVisible();

/** Types into both fields and goes on to the button, by keys alone. */
export const fillForm = async (page: Page, email = "ana@example.com", message = "Hello there"): Promise<void> => {
  await emailField(page).focus();
  await page.keyboard.type(email);
  await page.keyboard.press("Tab");
  await expect(messageField(page)).toBeFocused();
  await page.keyboard.type(message);
  // The links of the privacy note are between the message and the button.
  for (let stops = await form(page).getByRole("link").count(); stops >= 0; stops -= 1) await page.keyboard.press("Tab");
  await expect(submitButton(page)).toBeFocused();
};

/** Fills in the form and sends it. */
export const fillAndSend = async (page: Page, text = `Written by a test at ${Date.now()}.`): Promise<void> => {
  await emailField(page).fill("ana@example.com");
  await messageField(page).fill(text);
  await submitButton(page).click();
};

/** Closes the two dialogs of an empty form. */
export const closeBothErrors = async (page: Page): Promise<void> => {
  for (const left of [1, 0]) {
    await closeButton(page).click();
    await expect(page.getByRole("dialog")).toHaveCount(left);
  }
};

const bothErrors: State = {
  name: "both error messages open",
  page: "/contact-us/",
  reach: async (page) => {
    await submitButton(page).click();
    await expect(page.getByRole("dialog")).toHaveCount(2);
  },
};

/** The first page with a picture that can be enlarged. The style guide's examples have some. */
const pageWithFigure =
  everyPage.find((address) => builtHtml(address).includes(uiStrings.enlargePicture)) ?? "/styleguide/";

/** A page that the menu marks as the current one. */
const pageInMenu = menuPages[0]?.to ?? "/";

/** A modal that a button opens. */
const openedBy = (button: (page: Page) => Locator) => ({
  reach: async (page: Page) => {
    await button(page).click();
    await oneDialog(page);
  },
  returnsFocusTo: button,
});

/** The page that answers a form as a browser without scripts posts it. */
const answerPage = (email: string, title: string) => async (page: Page) => {
  await emailField(page).fill(email);
  await messageField(page).fill(`Posted plainly at ${Date.now()}.`);
  await form(page).evaluate((element: HTMLFormElement) => element.submit());
  await expect(heading(page)).toHaveText(title);
  // Its policy allows its style by hash.
  await expect(page.locator("body")).toHaveCSS("font-family", /Atkinson/u);
};

/** Has the browser say that it's offline. */
export const sayOffline = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, "onLine", { get: () => false });
  });

export const states = {
  menu: { name: "menu open", page: pageInMenu, maxWidth: 767, closesOnEscape: true, ...openedBy(menuButton) },
  // On the page with the least around it.
  statement: { name: "accessibility statement open", page: "/offline/", ...openedBy(statementButton) },
  oneError: {
    name: "one error message open",
    page: "/contact-us/",
    reach: async (page) => {
      await emailField(page).fill("ana@example.com");
      await submitButton(page).click();
      await oneDialog(page);
    },
    returnsFocusTo: messageField,
  },
  bothErrors,
  formWithErrors: {
    name: "form with errors",
    page: "/contact-us/",
    reach: async (page) => {
      await bothErrors.reach(page);
      await closeBothErrors(page);
      await expect(emailField(page)).toHaveAttribute("aria-invalid", "true");
    },
  },
  messageSent: {
    name: "message sent",
    page: "/start-your-project/",
    prepare: (page) => mockPosts(page),
    reach: async (page) => {
      await fillAndSend(page);
      await oneDialog(page);
    },
    returnsFocusTo: submitButton,
  },
  offline: {
    name: "offline notice",
    page: "/contact-us/",
    prepare: async (page) => {
      await mockPosts(page, ["lost", "lost"]);
      await sayOffline(page);
    },
    reach: async (page) => {
      await fillAndSend(page);
      // An open dialog hides the status from the accessibility tree.
      await expect(form(page).getByText(contactFormStrings.offline)).toBeVisible();
    },
  },
  thanks: {
    name: "page of thanks",
    page: "/contact-us/",
    reach: answerPage("ana@example.com", contactForm.statusSuccess),
  },
  formAgain: { name: "form again", page: "/contact-us/", reach: answerPage("", contactForm.statusFailure) },
  priceRange: {
    name: "price range shown",
    page: "/pricing/",
    reach: async (page) => {
      await page.getByRole("radio").last().check();
      const name = interpolate(pricingStrings.answerHeading, { duration: pricing.options.at(-1)?.label ?? "" });
      await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
    },
  },
  enlargedPicture: {
    name: "picture enlarged",
    page: pageWithFigure,
    closesOnEscape: true,
    ...openedBy(enlargeButton),
  },
} as const satisfies Readonly<Record<string, State>>;

export const allStates: readonly State[] = Object.values(states);
