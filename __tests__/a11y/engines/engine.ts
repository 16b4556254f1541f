import type { Page } from "@playwright/test";
/** The engines that run in an open page. pa11y-ci opens its pages itself (scripts/pa11y.ts). */
export const engineNames = ["axe", "alfa", "ibm", "htmlcs", "html-validate"] as const;

export type EngineName = (typeof engineNames)[number];

/** What an engine reports about one element. */
export interface Finding {
  /** The engine's own name of the rule. */
  readonly rule: string;
  readonly message: string;
  /** A selector or path. */
  readonly target: string;
  /** The beginning of the element's HTML. */
  readonly html: string;
}

export interface Engine {
  readonly name: EngineName;
  readonly run: (page: Page) => Promise<{
    /** The installed version. */
    readonly version: string;
    /** How many rules were applied. */
    readonly rules: number;
    /** Failures only. What an engine leaves for a person to decide is covered by docs/manual-testing.md. */
    readonly findings: readonly Finding[];
  }>;
}

/** Loads an engine into the page, once: its script takes as long as the audit. @param name the global that the script sets */
export const loadEngine = async (page: Page, name: string, script: string): Promise<void> => {
  if (!(await page.evaluate((global) => global in window, name))) await page.evaluate(script);
};

const longest = 240;

/** Shortens an element's HTML to what is needed to recognize it. */
export const shorten = (html: string): string => (html.length > longest ? `${html.slice(0, longest)}…` : html);
