/** One row of a conformance table. Query results fit it as they are. */
export interface ConformanceRowData {
  readonly number: string;
  readonly name: string;
  readonly conformance: string;
  readonly remark: string;
  /** Test files, from the project's root. */
  readonly tests: readonly string[] | null;
  /** Keys of checks by hand. */
  readonly checks: readonly string[] | null;
}

/** A check by hand that rows can name. */
export interface ConformanceCheckData {
  readonly key: string;
  readonly name: string;
  readonly text: string;
}

export interface ConformanceColumnWords {
  readonly criterion: string;
  readonly conformance: string;
  readonly remarks: string;
  readonly tests: string;
  readonly checks: string;
}
