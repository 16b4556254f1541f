/** What a tool says of one place on a page. */
export interface Finding {
  /** The tool's own name of the rule. */
  readonly rule: string;
  readonly message: string;
  /** Where on the page: a selector or a path. */
  readonly place: string;
  /** The beginning of the element's HTML. */
  readonly markup: string;
}

/** What one tool found in one view. */
export interface Verdict {
  /** The rules that were applied, by the tool's own names. */
  readonly rules: readonly string[];
  /** What is wrong. */
  readonly findings: readonly Finding[];
  /** What the tool could not decide: a person must look. Told in the report, and no fault by itself. */
  readonly undecided: readonly Finding[];
}

/** Long HTML says no more about the place than its beginning. */
export const beginning = (markup: string): string => (markup.length > 240 ? `${markup.slice(0, 240)}…` : markup);
