/** Which files the site knows and needs, by their names inside `content/`. */
import path from "node:path";
import { collectionOfFile, collections, matchesGlob } from "../../content-schema/collections";
import { stepFiles } from "../../content-schema/collections/case-study-step";
import { fittingName } from "../../content-schema/fields";
import { textsOf } from "../file-fields";
import { fittingFolder, isPicture, placesWith, type YamlFile } from "../yaml/yaml-files";
import { fileDiagnostic, type Diagnostic, type Explanation } from "../diagnostic";

const { basename, dirname, extname } = path.posix;

export const putBack = "by mistake, put it back: CONTENT.md says how, under Undo.";

type Names = readonly string[];

const leftOver = "If it is a copy left over, delete it.";

/** The needed files that a folder lacks: those of every site, and those of each case study. */
const missingIn = (folder: string, names: Names): readonly string[] => {
  const isStudy = names.some(
    (name) => dirname(name) === folder && /^CaseStudy/u.test(collectionOfFile(name)?.type ?? ""),
  );
  const single = collections.flatMap(({ glob }) =>
    /[*{]/u.test(glob) || dirname(glob) !== folder ? [] : basename(glob),
  );
  const needed = isStudy ? ["study.yaml", ...stepFiles] : single;
  return needed.filter((name) => !names.includes(path.posix.join(folder, name)));
};

const isUnknown = (name: string): boolean => !isPicture(name) && collectionOfFile(name) === undefined;

/** The file that another has become by its name, if it is clear which. */
const formerName = (name: string, names: Names): string | undefined => {
  const [former, ...more] = missingIn(dirname(name), names);
  return more.length === 0 && /\.ya?ml(?:\.txt)?$/u.test(name) ? former : undefined;
};

/** The folders of a site, and those that are there. */
const foldersOf = (names: Names): readonly string[] => [
  ...new Set([...collections.map(({ glob }) => glob), ...names].map(dirname)),
];

/** The folder that a file was moved out of, if only one lacks it. */
const formerFolder = (name: string, names: Names): string | undefined => {
  const [former, ...more] = foldersOf(names).filter((folder) => missingIn(folder, names).includes(basename(name)));
  return former === undefined || more.length > 0 ? undefined : path.posix.join("content", former);
};

/** Names of files in a folder that are not taken. */
const namesLike = (folder: string, taken: readonly string[]): string =>
  collections
    .filter(({ glob }) => matchesGlob(dirname(glob), folder))
    .map(({ glob }) => basename(glob))
    .flatMap((glob) => (glob.includes("{") ? stepFiles : glob.replace("[0-9]*", "1").replace("*", "name")))
    .filter((name) => !taken.includes(path.posix.join(folder, name)))
    .join(", ");

const notHere = "move it out of content/: a new kind of page needs a developer.";

/** What is wrong with the folder of a file, unless folders of the site lie in it. */
const explainFolder = (name: string, names: Names, files: readonly YamlFile[]): Explanation | undefined => {
  const folder = dirname(name);
  const isKnown = collections.some(({ glob }) => matchesGlob(dirname(glob), folder) || glob.startsWith(`${folder}/`));
  if (isKnown) return undefined;
  if (collections.some(({ glob }) => matchesGlob(dirname(glob), fittingFolder(folder)))) {
    const beginning = folder.startsWith("case-studies/") ? "project-" : "";
    const nameLike = (text: string) => {
      const fitting = fittingFolder(text);
      return fitting.startsWith(beginning) ? fitting : beginning + fitting;
    };
    const inside = files.filter((content) => dirname(content.file) === `content/${folder}`);
    const written = inside.flatMap((content) => textsOf(content, "key", "reference"));
    const known = written.flatMap(({ meta, value }) => (meta.equals === "folderName" ? nameLike(value) : []))[0] ?? "";
    const taken = names.map(dirname);
    const isTaken =
      known === "" ? taken.includes(fittingFolder(folder)) : taken.some((other) => basename(other) === known);
    return [
      `The site does not read folders with the name ${basename(folder)}.`,
      `${isTaken ? `${leftOver} Otherwise rename` : "Rename"} it to ${isTaken || known === "" ? nameLike(basename(folder)) : known}: lower-case letters, digits and hyphens.`,
    ];
  }
  const message = `The site has no folder content/${folder}/.`;
  const place = formerFolder(name, names);
  const rename = `${leftOver} If you renamed or moved a folder, give it its old name and place, such as content/team/. If it is new, move its files to those of their kind. Otherwise ${notHere}`;
  if (place === undefined) return [message, rename];
  const move = `Move its files into ${place}/, but for copies of files that are there.`;
  return [message, move, { file: path.posix.join(place, basename(name)) }];
};

/** The lines in which the name of a file is written. */
const usesOf = (name: string, files: readonly YamlFile[]): string =>
  placesWith(files, (line) => line.includes(basename(name))).join(" and ");

/** What is wrong with the name of a file in a folder that the site knows. */
const explainFile = (name: string, names: Names, files: readonly YamlFile[]): Explanation => {
  const folder = dirname(name);
  const uses = usesOf(name, files);
  const places = uses === "" ? "where it belongs" : `in ${uses}`;
  const stem = fittingName(basename(name, extname(name)));
  const former = formerName(name, names);
  if (former !== undefined)
    return [
      `The site needs ${former} here, and does not know ${basename(name)}.`,
      `Rename it to ${former}.`,
      { file: path.posix.join("content", folder, former) },
    ];
  const fitting = fittingName(basename(name));
  if (basename(name) !== fitting && (isPicture(fitting) || collectionOfFile(path.posix.join(folder, fitting)))) {
    const also = isPicture(fitting) ? `, and write ./${fitting} ${places}` : "";
    const isUsed = uses !== "" || (!names.includes(path.posix.join(folder, fitting)) && usesOf(fitting, files) !== "");
    const fix = `${isUsed ? "Rename" : `${leftOver} Otherwise rename`} it to ${fitting}${also}.`;
    return [`The site does not read files with the name ${basename(name)}.`, fix];
  }
  if (!/\.(?:ya?ml|png|jpe?g|svg)\/?$/iu.test(name))
    return [
      `The site cannot read files that end in ${extname(name) || basename(name)}.`,
      /\.(?:webp|avif|gif|heic|tiff?|bmp)$/iu.test(name)
        ? `Save the picture as ${stem}.png, delete this file, and write ./${stem}.png ${places}.`
        : `${leftOver} If not, renaming is not enough: write its text into a copy of a file like ${namesLike(folder, []) || "those in content/team/"}, then delete this one.`,
    ];
  const message = "The site does not use a file with this name at this place.";
  const place = formerFolder(name, names);
  if (place !== undefined)
    return [message, `Move it back into ${place}/.`, { file: path.posix.join(place, basename(name)) }];
  const free = namesLike(folder, names);
  const rename = free === "" ? "" : `Or give it one of these names: ${free}. `;
  return [
    message,
    `${leftOver} If it belongs in a folder such as content/team/ or content/services/, move it there. ${rename}Otherwise ${notHere}`,
  ];
};

/** Files whose names the site does not know. A folder stands for its files. */
export const unknownFiles = (names: Names, files: readonly YamlFile[]): readonly Diagnostic[] => {
  const unknown = names.filter(isUnknown);
  return unknown.flatMap((name, index) => {
    const folder = dirname(name);
    const ofFolder = explainFolder(name, names, files);
    const isFirst = unknown.findIndex((other) => dirname(other) === folder) === index;
    if (ofFolder !== undefined && !isFirst) return [];
    const file = ofFolder === undefined ? `content/${name}` : `content/${folder}/`;
    return [fileDiagnostic(file, "unknown-file", ofFolder ?? explainFile(name, names, files))];
  });
};

/** Files that the site needs, reported once a folder. Without them little is known of the rest. */
export const missingFiles = (names: Names): readonly Diagnostic[] => {
  return foldersOf(names).flatMap((folder) => {
    const [file, ...more] = missingIn(folder, names);
    if (file === undefined) return [];
    const also = more.length === 0 ? "" : ` Missing, too: ${more.join(", ")}.`;
    const inNew = " If the study is new, copy what it lacks from another and change it. Or delete the whole folder.";
    const fix = `If you deleted it ${putBack}${folder.startsWith("case-studies/") ? inNew : ""}`;
    const place = path.posix.join("content", folder, file);
    return [fileDiagnostic(place, "missing-file", [`This file is missing.${also}`, fix])];
  });
};
