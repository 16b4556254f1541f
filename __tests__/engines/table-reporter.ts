import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

const file = path.resolve(__dirname, "..", "..", "reports", "engines.md");

const note = (result: TestResult, type: string): string | undefined =>
  result.annotations.find((annotation) => annotation.type === type)?.description;

/** Prints which engine keeps which promise as a Markdown table, and writes it to reports/engines.md. */
export default class TableReporter implements Reporter {
  readonly #cells = new Map<string, Map<string, string>>();
  readonly #versions = new Map<string, string>();
  readonly #limits: string[] = [];

  onTestEnd(test: TestCase, result: TestResult): void {
    const engine = test.parent.title;
    this.#versions.set(engine, note(result, "version") ?? this.#versions.get(engine) ?? "");
    const limit = result.status === "skipped" ? (note(result, "skip") ?? "") : undefined;
    if (limit !== undefined && !this.#limits.includes(limit)) this.#limits.push(limit);
    const cell =
      limit === undefined ? (result.status === "passed" ? "yes" : "**no**") : `see ${this.#limits.indexOf(limit) + 1}`;
    const row = this.#cells.get(test.title) ?? new Map<string, string>();
    this.#cells.set(test.title, row.set(engine, cell));
  }

  onEnd(): void {
    const engines = [...this.#versions.keys()].sort();
    const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
    const text = [
      row(["promise", ...engines]),
      row(["---", ...engines.map(() => "---")]),
      ...[...this.#cells].map(([promise, cells]) =>
        row([promise, ...engines.map((engine) => cells.get(engine) ?? "")]),
      ),
      "",
      ...engines.map((engine) => `- ${engine}: ${this.#versions.get(engine) ?? ""}`),
      "",
      ...this.#limits.map((limit, index) => `${index + 1}. ${limit}`),
    ].join("\n");
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${text}\n`);
    console.log(`\n${text}`);
  }
}
