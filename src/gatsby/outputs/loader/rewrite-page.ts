import type { PageScripts } from "../../../client/loader/page-scripts";

/** The part of PageScripts that Gatsby's HTML has. */
type GatsbyScripts = Pick<PageScripts, "hash" | "scripts">;

const scriptsSlice =
  /(<!-- slice-start id="_gatsby-scripts-1" -->)(?<inner>[\s\S]*?)(<!-- slice-end id="_gatsby-scripts-1" -->)/u;
const pagePathScript = /<script id="gatsby-script-loader">[\s\S]*?<\/script>/u;

const changed = (what: string): Error =>
  new Error(`${what}: Gatsby's HTML has changed. Adapt src/gatsby/outputs/loader/rewrite-page.ts.`);

const innerOf = (html: string): string => {
  const inner = scriptsSlice.exec(html)?.groups?.["inner"];
  if (inner === undefined) throw changed("A page has no slice for its scripts");
  return inner;
};

/**
 * Reads the scripts that Gatsby wrote into a page.
 * @returns undefined for a page that an earlier build rewrote and this one did not touch
 * @throws when Gatsby's HTML has changed
 */
export const readGatsbyScripts = (html: string): GatsbyScripts | undefined => {
  const inner = innerOf(html);
  if (inner.includes('id="page-scripts"')) return undefined;
  const hash = /window\.___webpackCompilationHash="(?<hash>[^"]+)"/u.exec(inner)?.groups?.["hash"];
  const scripts = [...inner.matchAll(/<script src="(?<src>[^"]+)" async><\/script>/gu)].flatMap(
    ({ groups }) => groups?.["src"] ?? [],
  );
  if (hash === undefined || scripts.length === 0) throw changed("A page has no compilation hash or no scripts");
  return { hash, scripts };
};

/**
 * Reads what rewritePage, in this build or an earlier one, wrote into a page.
 * @throws when a page has no slice for its scripts
 */
export const readPageScripts = (html: string): PageScripts => {
  const json = /<script type="application\/json" id="page-scripts">(?<json>[^<]*)<\/script>/u.exec(html)?.groups?.[
    "json"
  ];
  if (json === undefined) throw changed("A page has no list of its scripts");
  // Written by rewritePage: needs no validation.
  return JSON.parse(json) as PageScripts;
};

export interface LoaderParts {
  readonly pageScripts: PageScripts;
  /** The text of the inline loader. */
  readonly loader: string;
  /** Speculation rules as JSON. */
  readonly speculationRules: string;
}

/**
 * Replaces Gatsby's script elements and inline scripts by the loader. All inline scripts are the same on every page, so
 * that the Content-Security-Policy needs one hash for each. Gatsby's slice comments stay: its next build needs them.
 */
export const rewritePage = (html: string, { pageScripts, loader, speculationRules }: LoaderParts): string => {
  innerOf(html);
  const parts =
    `<script type="application/json" id="page-scripts">${JSON.stringify(pageScripts)}</script>` +
    `<script type="speculationrules">${speculationRules}</script>` +
    `<script>${loader}</script>`;
  // Replacement functions: a dollar sign in the scripts is no pattern.
  return html
    .replace(pagePathScript, () => "")
    .replace(scriptsSlice, (_, open: string, __, close: string) => open + parts + close);
};
