import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { forEachPage, htmlFilesIn } from "../outputs/html-files";
import { onceEach } from "../once-each";
import { classesIn, readStyles, type Styles } from "./needed-styles";

/** The styles that Gatsby writes into each page: all of the site's, with the address of the file that holds them. */
const inlineStyles =
  /(?<start><style data-href="(?<href>[^"]+)" data-identity="gatsby-global-css">)[^<]*(?=<\/style>)/u;

interface Site {
  /** The built site, absolute. */
  readonly publicFolder: string;
  /** What a page is made by, by its address: pages that are made alike share their styles. */
  readonly componentOf: ReadonlyMap<string, string>;
}

/** The address of a page's file: `/pricing/`, `/404.html`. */
const addressOf = (publicFolder: string, file: string): string =>
  `/${path.relative(publicFolder, file).split(path.sep).join("/")}`.replace(/\/index\.html$/u, "/");

/**
 * Leaves in each page the styles that its own HTML needs: about a third of them all. Scripts fetch the others as a
 * file before they do anything (src/client/loader/), and so does a page that the worker keeps.
 *
 * Pages that are made by the same template share one text, so that the Content-Security-Policy needs a hash for each
 * template and not for each page. A page that is right already is not written again.
 * @throws when a page has its styles in another place than Gatsby used to write them to, or their file is gone
 */
export const writePageStyles = async ({ publicFolder, componentOf }: Site): Promise<void> => {
  const files = htmlFilesIn(publicFolder);
  const kindOf = (file: string): string => {
    const address = addressOf(publicFolder, file);
    return componentOf.get(address) ?? address;
  };

  const classes = new Map<string, Set<string>>();
  await forEachPage(files, async (file) => {
    const kind = classes.get(kindOf(file)) ?? new Set();
    classes.set(kindOf(file), kind);
    for (const name of classesIn(await readFile(file, "utf8"))) kind.add(name);
  });

  const sheetAt = onceEach(
    (href: string) => href,
    async (href): Promise<Styles> => {
      const file = path.join(publicFolder, href);
      if (!existsSync(file)) {
        throw new Error(`The styles of the pages are not at ${href}. Throw away .cache and public.`);
      }
      return readStyles(await readFile(file, "utf8"));
    },
  );
  const partFor = onceEach(
    ({ kind, href }: { readonly kind: string; readonly href: string }) => `${kind} ${href}`,
    async ({ kind, href }) => (await sheetAt(href)).neededBy(classes.get(kind) ?? new Set()),
  );

  await forEachPage(files, async (file) => {
    const html = await readFile(file, "utf8");
    const href = inlineStyles.exec(html)?.groups?.["href"];
    if (href === undefined) {
      throw new Error(
        `${path.relative(publicFolder, file)} has no styles where they were. Gatsby writes them differently now: see src/gatsby/page-styles/.`,
      );
    }
    const part = await partFor({ kind: kindOf(file), href });
    // As a function: a dollar sign in the styles is no pattern.
    const rewritten = html.replace(inlineStyles, (_, start: string) => start + part);
    if (rewritten !== html) await writeFile(file, rewritten);
  });
};
