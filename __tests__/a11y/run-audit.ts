import { expect, type Page } from "@playwright/test";
import type { Engine } from "./engines/engine";
import { suppressionOf, suppressions, type Suppression } from "./suppressions";
import type { PageState } from "./page-states";

/**
 * Runs an engine on the open page and fails the test softly for each finding that is not suppressed.
 * @param colors the color scheme that the page is in
 * @returns the suppressions that were used
 */
export const runAudit = async (
  page: Page,
  engine: Engine,
  colors = "light",
): Promise<readonly (Suppression | undefined)[]> => {
  const { findings } = await engine.run(page);
  const width = page.viewportSize()?.width ?? 0;
  const failures = findings.filter((finding) => suppressionOf(engine.name, finding) === undefined);
  expect.soft(failures, `${engine.name} at ${width} px, ${colors}`).toEqual([]);
  return findings.map((finding) => suppressionOf(engine.name, finding));
};

/** Fails the test softly for each suppression that names this page or state and matched nothing in it. */
export const expectNoStaleSuppression = (
  { page, state }: PageState,
  used: readonly (Suppression | undefined)[],
): void => {
  const stale = suppressions.filter((entry) => entry.example === (state?.name ?? page) && !used.includes(entry));
  expect.soft(stale, "suppressions that match nothing any more").toEqual([]);
};
