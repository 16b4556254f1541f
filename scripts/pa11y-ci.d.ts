/** The package has no types of its own; these are the parts that this project uses. */
declare module "pa11y-ci" {
  interface Issue {
    readonly code: string;
    readonly type: "error" | "warning" | "notice";
    readonly message: string;
    readonly selector: string;
    readonly context: string;
    readonly runner: string;
  }

  interface Report {
    readonly total: number;
    readonly passes: number;
    /** By address. A page that could not be opened has one Error. */
    readonly results: Readonly<Record<string, readonly (Issue | Error)[]>>;
  }

  /** Audits the pages with one browser. Never rejects because of what it finds. */
  const pa11yCi: (
    targets: readonly { readonly url: string; readonly actions: readonly string[] }[],
    options: Readonly<Record<string, unknown>>,
  ) => Promise<Report>;
  export default pa11yCi;
}
