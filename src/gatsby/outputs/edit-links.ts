import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { uiStrings } from "../../strings/ui-strings";
import { contentFilesOf } from "../data-layer/content-files";
import { queryContent } from "../data-layer/filled-content";
import { isPreview } from "../build-environment";
import { publicFolder, type BuildOutput } from "./output";

type Environment = Readonly<Record<string, string | undefined>>;

/** Of the repository's address its name alone: in what Netlify sets, there may be a password. */
const repositoryName = /[/@]github\.com[/:](?<name>[\w.-]+\/[\w.-]+?)(?:\.git)?$/u;

/** The address of GitHub's editor for the files of a branch. Netlify sets both variables; without them there is none. */
const editorAddress = ({ REPOSITORY_URL = "", HEAD = "" }: Environment): string | undefined => {
  const name = repositoryName.exec(REPOSITORY_URL)?.groups?.["name"];
  return name === undefined || HEAD === "" ? undefined : encodeURI(`https://github.com/${name}/edit/${HEAD}/`);
};

/** The line for editors: the content files of a page, each a link to where it is changed. */
export const editLinks = (files: readonly string[], environment: Environment): string => {
  const editor = editorAddress(environment);
  const names = files.map((file) => (editor === undefined ? file : `<a href="${editor}${file}">${file}</a>`));
  return `<p id="ui-content-files" class="container muted small">${uiStrings.changeWords}: ${names.join(", ")}</p>`;
};

/** Puts the line at the end of a page's footer. */
export const withEditLinks = (page: string, line: string): string => {
  const end = page.lastIndexOf("</footer>");
  return end === -1 ? page : page.slice(0, end) + line + page.slice(end);
};

interface QueryData {
  readonly pages: { readonly nodes: readonly { readonly path: string }[] };
}

/** Adds the line for editors to each page of a preview. */
export const writeEditLinks: BuildOutput = async (args) => {
  if (!isPreview(process.env)) return;
  const { pages } = await queryContent<QueryData>(args.graphql, "{ pages: allSitePage { nodes { path } } }");
  for (const { path: address } of pages.nodes) {
    const file = path.join(publicFolder, address.endsWith("/") ? `${address}index.html` : address);
    const line = editLinks(contentFilesOf(args, address), process.env);
    writeFileSync(file, withEditLinks(readFileSync(file, "utf8"), line));
  }
};
