import type { Page } from "@playwright/test";

/** Milliseconds after which an action that does not come about is a fault. */
const timeout = 20_000;

interface Action {
  readonly says: RegExp;
  readonly run: (page: Page, ...parts: readonly string[]) => Promise<unknown>;
}

/** Those of pa11y's actions that the states use, in its own words. */
const actions: readonly Action[] = [
  {
    says: /^click element (.+)$/u,
    run: (page, selector = "") => page.locator(selector).first().click({ timeout }),
  },
  {
    says: /^set field (.+?) to (.+)$/u,
    run: (page, selector = "", value = "") => page.locator(selector).first().fill(value, { timeout }),
  },
  {
    says: /^wait for element (.+) to be visible$/u,
    run: (page, selector = "") => page.locator(selector).first().waitFor({ state: "visible", timeout }),
  },
  {
    says: /^wait for element (.+) to be removed$/u,
    run: (page, selector = "") => page.locator(selector).first().waitFor({ state: "detached", timeout }),
  },
];

/**
 * Does what a state's actions say.
 * @throws when an action is not known here, or does not come about in 20 seconds
 */
export const act = async (page: Page, wanted: readonly string[]): Promise<void> => {
  for (const text of wanted) {
    const known = actions.find(({ says }) => says.test(text));
    if (known === undefined) throw new Error(`The audits know no action "${text}" (scripts/audits/page-actions.ts).`);
    const [, ...parts] = known.says.exec(text) ?? [];
    await known.run(page, ...parts);
  }
};
