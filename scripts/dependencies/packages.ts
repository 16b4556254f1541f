import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** The packages that the client chose and that nobody looks after any more, or hardly: what to do when one breaks. */
export interface AtRisk {
  readonly name: string;
  readonly state: string;
  /** The one place that changes when it is replaced: a file or a folder, in the project. */
  readonly place: string;
  readonly instead: string;
}

export const atRisk: readonly AtRisk[] = [
  {
    name: "@reach/dialog",
    state:
      "0.18.0 is the last version; it names React 16 and 17 as its peers. package.json tells npm that React 19 will do.",
    place: "src/components/dialog",
    instead: "the element <dialog> with showModal(), which every browser has today",
  },
  {
    name: "react-helmet",
    state: "6.1.0 is the last version; it uses life cycles of React that are called unsafe.",
    place: "src/layout/page-head",
    instead:
      "Gatsby's Head API, or the head elements that React 19 hoists by itself; src/gatsby/workarounds/rendered-heads.ts then goes, too",
  },
  {
    name: "gatsby-plugin-react-helmet",
    state: "Lives as long as Gatsby; says at each build that Gatsby's own Head API is its successor.",
    place: "gatsby-config.ts",
    instead: "nothing: it goes with react-helmet",
  },
  {
    name: "gatsby-plugin-offline",
    state: "Lives as long as Gatsby; stands on Workbox 4, which is years behind.",
    place: "gatsby-config.ts",
    instead: "workbox-build in src/gatsby/worker/, where the worker is put together already",
  },
  {
    name: "formik",
    state: "Sees few changes.",
    place: "src/sections/contact-form",
    instead: "plain React state: the form has two fields",
  },
];

/** Folders and files that hold the project's own code. */
const ownCode = ["src", "api", "server", "gatsby-config.ts", "gatsby-node.ts", "gatsby-browser.tsx", "gatsby-ssr.tsx"];

const isCode = (name: string): boolean => /\.tsx?$/u.test(name) && !/\.test\.tsx?$|\.d\.ts$/u.test(name);

/** @returns the files of the project that name a package as theirs, sorted @param root absolute */
export const filesUsing = (root: string, name: string): readonly string[] => {
  const files = ownCode.flatMap((place) =>
    isCode(place)
      ? [place]
      : readdirSync(path.join(root, place), { recursive: true, encoding: "utf8" })
          .filter(isCode)
          .map((file) => path.posix.join(place, file.split(path.sep).join("/"))),
  );
  const named = new RegExp(`["']${name.replaceAll("/", "\\/")}["']`, "u");
  return files.filter((file) => named.test(readFileSync(path.join(root, file), "utf8"))).sort();
};
