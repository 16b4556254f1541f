/** Which files the site knows and needs, by their names inside `content/`. */
import path from "node:path";
import { collectionOfFile, collections, matchesGlob } from "../../content-schema/collections";
import { stepFiles } from "../../content-schema/collections/case-study-step";
import { fittingName } from "../../content-schema/fields";
import { fittingFolder, isPicture } from "../yaml/yaml-files";
import { fileDiagnostic, putBack, type Diagnostic, type Explanation } from "../diagnostic";

const { basename, dirname, extname, join } = path.posix;

type Names = readonly string[];

const isStudy = (name: string): boolean => /^CaseStudy/u.test(collectionOfFile(name)?.type ?? "");

/** The needed files that are missing: those of every site, and those of each case study. */
const missingIn = (names: Names): Names => {
  const single = collections.map(({ glob }) => glob).filter((glob) => !/[*{]/u.test(glob));
  const studies = new Set(names.filter(isStudy).map(dirname));
  const ofStudies = [...studies].flatMap((folder) => ["study.yaml", ...stepFiles].map((name) => join(folder, name)));
  return [...single, ...ofStudies].filter((name) => !names.includes(name));
};

/** Folders of files of one kind, if they hold none. */
const missingFolders = (names: Names): Names =>
  collections
    .filter(({ glob }) => basename(glob).includes("*"))
    .map(({ glob }) => `${dirname(glob)}/`)
    .filter((folder) => !names.some((name) => name.startsWith(folder)));

const isKnown = (name: string): boolean => isPicture(name) || collectionOfFile(name) !== undefined;

const isKnownFolder = (folder: string): boolean =>
  collections.some(({ glob }) => matchesGlob(dirname(glob), folder) || glob.startsWith(`${folder}/`));

/** What is wrong with a name that the site does not know. */
const explainName = (name: string, names: Names): Explanation => {
  const folder = dirname(name);
  if (!isKnownFolder(folder) && isKnownFolder(fittingFolder(folder)))
    return [
      `The site does not read folders with the name ${basename(folder)}.`,
      `Rename it to ${basename(fittingFolder(folder))}: lower-case letters, digits and hyphens. Or delete it.`,
    ];
  const fitting = fittingName(basename(name));
  if (basename(name) !== fitting && isKnown(join(folder, fitting)))
    return [
      `The site does not read files with the name ${basename(name)}.`,
      `Rename it to ${fitting}${isPicture(fitting) ? `, and write ./${fitting} where it is shown` : ""}. Or delete it.`,
    ];
  const ending = extname(name);
  if (!/^\.(?:ya?ml|png|jpe?g|svg)$/iu.test(ending)) {
    const picture = `${fittingName(basename(name, ending))}.png`;
    return [
      `The site cannot read files that end in ${ending || basename(name)}.`,
      /^\.(?:webp|avif|gif|heic|tiff?|bmp)$/iu.test(ending)
        ? `Save the picture as ${picture}, write ./${picture} where it is shown, and delete this file.`
        : "Write its text into a copy of a file that ends in .yaml, and delete this one.",
    ];
  }
  const same = missingIn(names).filter((other) => dirname(other) === folder || basename(other) === basename(name));
  const near = same.length > 0 || isKnownFolder(folder) ? same : missingFolders(names);
  const rename = `Give it the name and place of what is missing: ${near.map((other) => `content/${other}`).join(", or ")}. If it is something else, delete it.`;
  return [
    isKnownFolder(folder)
      ? "The site does not use a file with this name at this place."
      : `The site has no folder content/${folder}/.`,
    near.length > 0
      ? rename
      : "If you renamed or moved a folder, give it its old name and place. Otherwise delete this, or move it to files of its kind, such as those in content/team/. A new kind of page needs a developer.",
  ];
};

/** Files whose names the site does not know. A folder that it does not know stands for its files. */
export const unknownFiles = (names: Names): readonly Diagnostic[] => {
  const unknown = names.filter((name) => !isKnown(name));
  const places = unknown.map((name) => (isKnownFolder(dirname(name)) ? name : `${dirname(name)}/`));
  return unknown.flatMap((name, index) => {
    const place = places[index] ?? name;
    if (places.indexOf(place) < index) return [];
    return fileDiagnostic(`content/${place}`, "unknown-file", explainName(name, names));
  });
};

/** Files that the site needs, reported once a folder. */
const missingFiles = (names: Names): readonly Diagnostic[] => {
  const missing = missingIn(names);
  return [...new Set(missing.map(dirname))].map((folder) => {
    const [file = "", ...more] = missing.filter((name) => dirname(name) === folder).map((name) => basename(name));
    const also = more.length === 0 ? "" : ` Missing, too: ${more.join(", ")}.`;
    const inNew = " If the study is new, copy what it lacks from another and change it. Or delete the whole folder.";
    const fix = `If you deleted it ${putBack}${folder.startsWith("case-studies/") ? inNew : ""}`;
    return fileDiagnostic(join("content", folder, file), "missing-file", [`This file is missing.${also}`, fix]);
  });
};

/** Names that are wrong, or else those that are missing: what has another name is there. */
export const fileNameErrors = (names: Names): readonly Diagnostic[] => {
  const unknown = unknownFiles(names);
  return unknown.length > 0 ? unknown : missingFiles(names);
};
