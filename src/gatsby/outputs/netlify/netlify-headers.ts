import { cacheControl, immutable } from "../../../lib/cache-control";

interface HeaderRule {
  /** An address, or the beginning of addresses with `*` at its end. */
  readonly path: string;
  readonly headers: { readonly key: string; readonly value: string }[];
}

interface Site {
  /** The security headers that the build wrote. */
  readonly security: Readonly<Record<string, string>>;
  /** The addresses of the files at the top of the site: `/app-0a1b….js`. */
  readonly files: readonly string[];
  /** A look at a branch, which no search engine should list. */
  readonly preview: boolean;
}

const pairs = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

/**
 * The rules of Netlify's `_headers`. No header is named by two rules that fit one file, so nothing hangs on which of
 * them would win. Files that must be asked for again have no rule: Netlify says that of every file by itself
 * (`public, max-age=0, must-revalidate`).
 */
export const netlifyHeaders = ({ security, files, preview }: Site): HeaderRule[] => {
  const keep = pairs({ "Cache-Control": immutable });
  const hashed = files.filter((file) => cacheControl(file) === immutable).sort();
  return [
    { path: "/*", headers: pairs({ ...security, ...(preview ? { "X-Robots-Tag": "noindex" } : {}) }) },
    { path: "/static/*", headers: keep },
    ...hashed.map((path) => ({ path, headers: keep })),
  ];
};
