/** The words around the figures: content/pages/accessibility-statement. */
export interface AuditWords {
  readonly heading: string;
  /** With {date}. */
  readonly lead: string;
  readonly pages: string;
  readonly states: string;
  readonly tools: string;
  readonly checks: string;
  readonly faults: string;
  readonly widthsLabel: string;
  /** With {width}. */
  readonly width: string;
  readonly colorsLabel: string;
  readonly statesLabel: string;
  readonly caption: string;
  readonly toolColumn: string;
  readonly versionColumn: string;
  readonly widthsColumn: string;
  readonly rulesColumn: string;
  readonly auditsColumn: string;
  readonly faultsColumn: string;
  readonly noRules: string;
  readonly closing: string;
}

export interface AuditToolData {
  readonly name: string;
  readonly maker: string;
  readonly version: string;
  readonly widths: readonly number[];
  readonly rules: number | null;
  readonly audits: number;
  readonly faults: number;
}

/** What the last audit found: content/audit/last-audit.yaml. */
export interface AuditData {
  readonly date: string;
  readonly pages: readonly string[];
  readonly states: readonly string[];
  readonly widths: readonly number[];
  readonly colors: readonly string[];
  readonly tools: readonly AuditToolData[];
  readonly checks: number;
  readonly faults: number;
}
