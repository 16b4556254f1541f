import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { uiStrings } from "../../strings/ui-strings";
import { pageOf } from "../../content-lint/rules/link-targets";
import { readContent, type YamlFile } from "../../content-lint/yaml/yaml-files";
import { isPreview } from "../build-environment";
import { publicFolder, type BuildOutput } from "./output";

type Environment = Readonly<Record<string, string | undefined>>;

/** Finds the repository's name in its address. Nothing else of it is published: Netlify's may hold a password. */
const repositoryName = /[/@]github\.com[/:](?<name>[\w.-]+\/[\w.-]+?)(?:\.git)?$/u;

/** The address of GitHub's editor for the files of a branch. Netlify sets both variables; without them there is none. */
const editorAddress = ({ REPOSITORY_URL = "", HEAD = "" }: Environment): string | undefined => {
  const name = repositoryName.exec(REPOSITORY_URL)?.groups?.["name"];
  return name === undefined || HEAD === "" ? undefined : encodeURI(`https://github.com/${name}/edit/${HEAD}/`);
};

/** Every page shows some words of these files. */
const ofAllPages = ["content/navigation.yaml", "content/dialogs.yaml", "content/studio.yaml"];

/**
 * The content files, from the project's root, that a page's words come from: its own, then what makes no page and lies
 * beside it or around it, such as the study of a step, and last those of all pages. Words of other files, such as those of
 * a person or a service, an editor finds by searching.
 */
export const contentFilesOf = (files: readonly YamlFile[], page: string): readonly string[] => {
  const own = files.filter((file) => pageOf(file) === page);
  const around = files.filter(
    (file) =>
      pageOf(file) === undefined &&
      path.posix.dirname(file.file) !== "content" &&
      own.some(({ file: name }) => name.startsWith(`${path.posix.dirname(file.file)}/`)),
  );
  return [...[...own, ...around].map(({ file }) => file), ...ofAllPages];
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

/** Adds the line for editors to each page of a preview. */
export const writeEditLinks: BuildOutput = () => {
  if (!isPreview(process.env)) return;
  const { files } = readContent(path.resolve());
  for (const address of files.flatMap((file) => pageOf(file) ?? [])) {
    const file = path.join(publicFolder, address.endsWith("/") ? `${address}index.html` : address);
    const line = editLinks(contentFilesOf(files, address), process.env);
    writeFileSync(file, withEditLinks(readFileSync(file, "utf8"), line));
  }
};
