/** Links lead to a page, an anchor or a file that is there. */
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { downloadHeaders, isDownload } from "../../lib/downloads";
import { linksInMarkup } from "../../lib/parse-inline-markup";
import { textValues } from "../content-values";
import { isStaticFile, type YamlFile } from "../yaml/yaml-files";
import { linkTargetsOf, pageOf } from "./link-targets";
import { nearestName } from "./nearest-name";
import { fieldRule, type Rule } from "./rule";

/** The links of a file: fields of their own, and those inside paragraphs. */
const linksOf = (content: YamlFile) => [
  ...textValues(content, "href").map((field) => ({ path: field.path, to: field.value })),
  ...textValues(content, "markup").flatMap((field) =>
    linksInMarkup(field.value).map(({ to }) => ({ path: field.path, to })),
  ),
];

/** The addresses of the prototypes. */
const prototypesIn = ({ root }: YamlFile): readonly string[] => {
  const folder = path.join(root, "static", "prototypes");
  return existsSync(folder) ? readdirSync(folder).map((name) => `/prototypes/${name}/`) : [];
};

/** The address of another site without what may be left out. */
const hostOf = (address: string): string => `${address.replace(/^https:\/\/(?:www\.)?/u, "")}/`;

/** Links to pages or anchors of this site that do not exist, and its full address. */
export const brokenLinks: Rule = (files) => {
  // All pages but /404.html end with a slash.
  const pages = new Set(files.flatMap((content) => pageOf(content)?.replace("/404.html", "") ?? []));
  const targets = files.flatMap(linkTargetsOf);
  const site = String(files.flatMap((content) => textValues(content, "siteUrl"))[0]?.value);
  return fieldRule("broken-link", linksOf, ({ to }, content) => {
    const [address = "", anchor] = to.split("#");
    const [page = ""] = address.split("?");
    if (to.startsWith("https:") && hostOf(to).startsWith(hostOf(site)))
      return ["This is an address of this site.", `Write ${new URL(to).pathname}${new URL(to).hash}`];
    const [own, another] = files.filter((file) => pageOf(file) === to);
    if (own === content && another === undefined) {
      const fix = "Correct the address, or add the name of a place on the page, such as /pricing/#time.";
      return ["This link leads to the page that it is on.", fix];
    }
    if (!page.startsWith("/") || isStaticFile(content, page) || isDownload(page)) return undefined;
    if (/\.(?!html$)\w+$/u.test(page)) {
      return [`There is no file at ${page}.`, `Write one of: ${Object.keys(downloadHeaders).join(", ")}.`];
    }
    if (!pages.has(page)) {
      const meant = nearestName(page.replace(/(?:index)?\.html?$/u, ""), [...pages, ...prototypesIn(content)]);
      const fix =
        meant === undefined
          ? "Correct the address, or delete the link. The sitemap page links to every page: copy the address from there."
          : `Write ${to.replace(page, meant).replace(/(#.+)\/$/u, "$1")}`;
      return [`There is no page at ${page}.`, fix];
    }
    const places = targets.filter((target) => target.page === page);
    if (anchor === undefined || places.some(({ id }) => id === anchor)) return undefined;
    const ids = places.map(({ id }) => id);
    const known = [nearestName(anchor, ids) ?? ids].flat().map((id) => `#${id}`);
    const choices = known.length === 0 ? "" : `Write ${known.length > 1 ? "one of: " : ""}${known.join(", ")}. `;
    const fix = `${choices}Or put back what had this name, or leave out the part from # on.`;
    return [`The page ${page} has no place named #${anchor}.`, fix];
  })(files);
};
