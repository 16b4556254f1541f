import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseDocument } from "yaml";
import { builtFiles, meanBytes, rewritten, type BuiltFiles } from "./built-files";
import { makeScratchCopy } from "./scratch-copy";
import { timedBuild, type BuildCost } from "./timed-build";
import { writeStudies } from "./write-studies";

export interface GrowthFigures {
  readonly date: string;
  /** Case-study step pages in all, and pages of every kind. */
  readonly stepPages: number;
  readonly pages: number;
  readonly cold: BuildCost;
  /** The build after one line of one YAML file was changed. */
  readonly warm: BuildCost & {
    readonly html: { readonly written: number; readonly changed: number };
    readonly data: { readonly written: number; readonly changed: number };
  };
  /** Means over the step pages that were made up, in bytes, unpacked. */
  readonly step: { readonly html: number; readonly data: number };
  /** Bytes of the HTML and of the data of each page that the site has without the bench, unpacked. */
  readonly own: Readonly<Record<string, { readonly html: number; readonly data: number }>>;
}

/** Changes one sentence of one YAML file. */
const changeOneLine = async (file: string): Promise<void> => {
  const document = parseDocument(await readFile(file, "utf8"));
  document.setIn(["brief", "asked"], "The bench changed this one sentence, and nothing else on the whole site.");
  await writeFile(file, document.toString({ lineWidth: 0 }));
};

const isMadeUp = (name: string): boolean => name.includes("bench-study-");

/** The address of a page's HTML file: `/pricing/`. */
const addressOf = (name: string): string => `/${name.replace(/index\.html$/u, "")}`;

const dataOf = (name: string): string =>
  `page-data/${name === "index.html" ? "index" : name.replace(/\/index\.html$/u, "")}/page-data.json`;

const ownPages = (files: BuiltFiles): GrowthFigures["own"] =>
  Object.fromEntries(
    [...files]
      .filter(([name]) => name.endsWith("index.html") && !isMadeUp(name))
      .map(([name, { bytes }]) => [addressOf(name), { html: bytes, data: files.get(dataOf(name))?.bytes ?? 0 }]),
  );

/**
 * Builds a copy of the project with so many step pages, cold and after one change, and measures both.
 * @param project the project's folder, absolute; nothing in it is touched
 * @param tell is told what goes on
 * @throws when a build fails
 */
export const measureGrowth = async (
  project: string,
  stepPages: number,
  date: string,
  tell: (what: string) => void,
): Promise<GrowthFigures> => {
  const copy = await makeScratchCopy(project);
  try {
    const publicFolder = path.join(copy.root, "public");
    tell(`${stepPages} step pages: writing the content`);
    const folders = await writeStudies(copy.root, stepPages);
    const middle = folders[Math.floor(folders.length / 2)];
    if (middle === undefined) throw new Error(`${stepPages} step pages leave nothing to add: take more.`);
    tell(`${stepPages} step pages: cold build`);
    const cold = await timedBuild(copy.root);
    const before = builtFiles(publicFolder);
    await changeOneLine(path.join(middle, "2-define.yaml"));
    tell(`${stepPages} step pages: build after one change (cold took ${cold.seconds.toFixed(0)} s)`);
    const warm = await timedBuild(copy.root);
    const after = builtFiles(publicFolder);
    return {
      date,
      stepPages,
      pages: [...after.keys()].filter((name) => name.endsWith("index.html")).length,
      cold,
      warm: {
        ...warm,
        html: rewritten(before, after, ".html"),
        data: rewritten(before, after, "page-data.json"),
      },
      step: {
        html: meanBytes(after, (name) => isMadeUp(name) && name.endsWith(".html")),
        data: meanBytes(after, (name) => isMadeUp(name) && name.endsWith(".json")),
      },
      own: ownPages(after),
    };
  } finally {
    await copy.remove();
  }
};
