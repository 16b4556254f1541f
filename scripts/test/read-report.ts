import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";

/** How many tests passed, failed and were skipped. */
export type Counts = Readonly<Record<"passed" | "failed" | "skipped", number>>;

const count = z.int().min(0);

/** The reports of `jest --json`, Playwright and pa11y-ci. What breaks outside of a test counts as a failed one. */
const counts = z.union([
  z
    .object({ numPassedTests: count, numFailedTests: count, numPendingTests: count, numRuntimeErrorTestSuites: count })
    .transform((jest): Counts => {
      const failed = jest.numFailedTests + jest.numRuntimeErrorTestSuites;
      return { passed: jest.numPassedTests, failed, skipped: jest.numPendingTests };
    }),
  z
    .object({ stats: z.object({ expected: count, unexpected: count, skipped: count }), errors: z.array(z.unknown()) })
    .transform(({ stats, errors }): Counts => {
      return { passed: stats.expected, failed: stats.unexpected + errors.length, skipped: stats.skipped };
    }),
  z
    .object({ total: count, passes: count })
    .transform(({ total, passes }): Counts => ({ passed: passes, failed: total - passes, skipped: 0 })),
]);

/** What failed, by the parts of these reports: a test or a file of Jest, a test of Playwright, the pages of pa11y-ci. */
const failures = z.union([
  z.object({ status: z.literal("failed"), fullName: z.string() }).transform(({ fullName }) => [fullName]),
  z
    .object({ status: z.literal("failed"), name: z.string(), assertionResults: z.tuple([]) })
    .transform(({ name }) => [name]),
  z
    .object({ ok: z.literal(false), title: z.string(), file: z.string() })
    .transform(({ title, file }) => [`${file}: ${title}`]),
  z
    .record(z.url(), z.array(z.unknown()))
    .transform((pages) => Object.keys(pages).filter((page) => pages[page]?.length)),
]);

/**
 * Reads the report of a finished step. One that writes none is one test; a failed one has a failed test.
 * @throws when the report is none of Jest, Playwright or pa11y-ci
 */
export const readReport = (file: string, exitCode: number): Counts & { readonly failures: readonly string[] } => {
  const titles: string[] = [];
  const collectTitles = (_: string, part: unknown): unknown => {
    titles.push(...(failures.safeParse(part).data ?? []).map((title) => title.replaceAll(/\s+/gu, " ")));
    return part;
  };
  const { failed, ...others } = existsSync(file)
    ? counts.parse(JSON.parse(readFileSync(file, "utf8"), collectTitles))
    : { passed: exitCode === 0 ? 1 : 0, failed: 0, skipped: 0 };
  return { ...others, failed: exitCode === 0 ? failed : Math.max(failed, 1), failures: titles };
};
