import type { PageScripts } from "../../client/loader/page-scripts";

/** What Gatsby wrote into a page about its scripts. */
export interface GatsbyScripts {
  readonly hash: string;
  /** The addresses of the scripts of every page, in their order. */
  readonly scripts: readonly string[];
  /** Which files make the script of a page's template, by the template's name. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
}

const slice =
  /(<!-- slice-start id="_gatsby-scripts-1" -->)(?<inner>[\s\S]*?)(<!-- slice-end id="_gatsby-scripts-1" -->)/u;
const pageAddress = /<script id="gatsby-script-loader">[\s\S]*?<\/script>/u;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const readChunks = (text: string): GatsbyScripts["chunks"] => {
  const chunks: unknown = JSON.parse(text);
  if (!isRecord(chunks)) throw new Error("Gatsby's map of chunks is no object.");
  return Object.fromEntries(
    Object.entries(chunks).map(([name, files]) => {
      if (!Array.isArray(files) || !files.every((file) => typeof file === "string")) {
        throw new Error(`Gatsby's map of chunks has no list of files for ${name}.`);
      }
      return [name, files];
    }),
  );
};

const innerOf = (html: string): string => {
  const inner = slice.exec(html)?.groups?.["inner"];
  if (inner === undefined) {
    throw new Error(
      "A page has no place for its scripts. Gatsby writes it differently now: see src/gatsby/page-start/.",
    );
  }
  return inner;
};

/**
 * Reads what Gatsby wrote about a page's scripts.
 * @returns undefined for a page that was rewritten in an earlier build and is still right
 * @throws when Gatsby writes it in another way than this was made for
 */
export const readGatsbyScripts = (html: string): GatsbyScripts | undefined => {
  const inner = innerOf(html);
  if (inner.includes('id="page-scripts"')) return undefined;
  const hash = /window\.___webpackCompilationHash="(?<hash>[^"]+)"/u.exec(inner)?.groups?.["hash"];
  const chunks = /window\.___chunkMapping=(?<text>"(?:[^"\\]|\\.)*")/u.exec(inner)?.groups?.["text"];
  const scripts = [...inner.matchAll(/<script src="(?<src>[^"]+)" async><\/script>/gu)].flatMap(
    ({ groups }) => groups?.["src"] ?? [],
  );
  if (hash === undefined || chunks === undefined || scripts.length === 0) {
    throw new Error(
      "A page's scripts are not where they were. Gatsby writes them differently now: see src/gatsby/page-start/.",
    );
  }
  const text: unknown = JSON.parse(chunks);
  if (typeof text !== "string") throw new Error("Gatsby's map of chunks is no text any more.");
  return { hash, scripts, chunks: readChunks(text) };
};

export interface PageStart {
  readonly pageScripts: PageScripts;
  /** The text of the script that fetches the others. */
  readonly script: string;
  /** Speculation rules as JSON, or nothing. */
  readonly speculationRules: string;
}

/**
 * Replaces Gatsby's three scripts, and what it writes inline for them, by one small script that fetches them at the
 * visitor's first act. All that is inline is alike on every page, so one hash of each serves a strict policy.
 * Gatsby's marks around the place stay, so that its next build finds it.
 */
export const rewritePage = (html: string, { pageScripts, script, speculationRules }: PageStart): string => {
  innerOf(html);
  const start =
    `<script type="application/json" id="page-scripts">${JSON.stringify(pageScripts)}</script>` +
    `<script type="speculationrules">${speculationRules}</script>` +
    `<script>${script}</script>`;
  // As functions: a dollar sign in the script is no pattern.
  return html
    .replace(pageAddress, () => "")
    .replace(slice, (_, open: string, __, close: string) => open + start + close);
};
