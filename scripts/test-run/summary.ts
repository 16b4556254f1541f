import type { Counts } from "./counts";

export interface StepResult {
  readonly name: string;
  /** `not run`: an earlier step failed that this one needs. */
  readonly counts: Counts | "not run";
  readonly seconds: number;
}

const duration = (seconds: number): string =>
  seconds < 60 ? `${Math.round(seconds)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;

/** The counts of all steps together. A step that could not run counts as one failure: nothing is passed over. */
export const sumOf = (results: readonly StepResult[]): Counts =>
  results.reduce<Counts>(
    (sum, { counts }) =>
      counts === "not run"
        ? { ...sum, failed: sum.failed + 1 }
        : {
            passed: sum.passed + counts.passed,
            failed: sum.failed + counts.failed,
            skipped: sum.skipped + counts.skipped,
          },
    { passed: 0, failed: 0, skipped: 0 },
  );

const verdict = ({ counts }: StepResult): string => {
  if (counts === "not run") return "not run";
  return counts.failed === 0 ? "ok" : "FAILED";
};

/** A table with a line a step, and the line `N passed, N failed` at the end. */
export const summaryOf = (results: readonly StepResult[]): string => {
  const rows = [
    ["step", "", "passed", "failed", "skipped", "time"],
    ...results.map((result) => {
      const { name, counts, seconds } = result;
      const figures =
        counts === "not run"
          ? ["-", "-", "-"]
          : [counts.passed, counts.failed, counts.skipped].map((count) => `${count}`);
      return [name, verdict(result), ...figures, duration(seconds)];
    }),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const table = rows.map((row) =>
    row
      .map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join("  "),
  );
  const { passed, failed, skipped } = sumOf(results);
  return [...table, "", `${passed} passed, ${failed} failed${skipped === 0 ? "" : `, ${skipped} skipped`}`].join("\n");
};
