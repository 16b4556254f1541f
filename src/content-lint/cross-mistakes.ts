import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { linksInText } from "../lib/inline-text";
import type { ContentFile, FieldPath } from "./content-file";
import type { Mistake } from "./mistake";
import { isPlaceholder } from "./text-mistakes";
import { mistakeAt, record, textsOf } from "./text-places";

/** Rules that look beyond one field: pictures on disk, links between pages, unique titles, order of steps. */

/** Pictures that are named but do not exist. */
export const missingPictures = (files: readonly ContentFile[]): readonly Mistake[] =>
  files.flatMap((content) =>
    textsOf(content.data)
      .filter(({ field, text }) => field.at(-1) === "image" && /^\.{1,2}\//u.test(text))
      .filter(({ text }) => !existsSync(path.join(content.folder, text)))
      .map(({ field, text }) => {
        const beside = readdirSync(content.folder).filter((name) => /\.(?:png|jpg|svg)$/u.test(name));
        return mistakeAt(
          content,
          field,
          `There is no picture at ${text}.`,
          beside.length > 0
            ? `Put the file there, or name one that exists: ${beside.map((name) => `./${name}`).join(", ")}.`
            : "Put the file beside this YAML file, and check its spelling.",
        );
      }),
  );

interface PageOfContent {
  readonly content: ContentFile;
  readonly path: string;
}

/** The pages that the content makes. */
const pagesOf = (files: readonly ContentFile[]): readonly PageOfContent[] =>
  files.flatMap((content) => {
    const makePath = content.kind.pagePath;
    return makePath === undefined ? [] : [{ content, path: makePath(record(content.data)) }];
  });

const anchorsOf = (content: ContentFile): readonly string[] =>
  textsOf(content.data)
    .filter(({ field }) => field.at(-1) === "anchor")
    .map(({ text }) => text);

/** Anchors that pages have without naming them in the content. */
const fixedAnchors: Readonly<Record<string, readonly string[]>> = {
  "/services/": ["naics", "government-buyers"],
  "/about-us/": ["team", "certifications", "internships"],
};

/** Links to pages or anchors of this site that do not exist. */
export const unknownLinks = (files: readonly ContentFile[]): readonly Mistake[] => {
  // The page for addresses that do not exist is itself none to link to.
  const pages = pagesOf(files).filter(({ content }) => content.kind.type !== "NotFoundPage");
  const anchors = new Map<string, Set<string>>();
  for (const { content, path: page } of pages) {
    const known = anchors.get(page) ?? new Set(fixedAnchors[page] ?? []);
    for (const anchor of anchorsOf(content)) known.add(anchor);
    anchors.set(page, known);
  }
  // Each service has its place on the Services page, named by its key.
  for (const content of files.filter(({ kind }) => kind.type === "Service")) {
    anchors.get("/services/")?.add(String(record(content.data)["key"]));
  }
  const judge = (content: ContentFile, field: FieldPath, to: string): readonly Mistake[] => {
    if (!to.startsWith("/")) return [];
    const [address = "", anchor] = to.split("#");
    const [page = ""] = address.split("?");
    const known = anchors.get(page);
    if (known === undefined) {
      const withSlash = `${page}/`;
      return [
        mistakeAt(
          content,
          field,
          `There is no page at ${page}.`,
          anchors.has(withSlash)
            ? `Write it with a slash at the end: ${withSlash}`
            : `The pages are: ${[...anchors.keys()].sort().join(", ")}.`,
        ),
      ];
    }
    if (anchor !== undefined && !known.has(anchor)) {
      return [
        mistakeAt(
          content,
          field,
          `The page ${page} has no place named #${anchor}.`,
          known.size > 0
            ? `It has: ${[...known].map((name) => `#${name}`).join(", ")}.`
            : "Leave the part from # on away.",
        ),
      ];
    }
    return [];
  };
  return files.flatMap((content) =>
    textsOf(content.data).flatMap(({ field, text }) =>
      field.at(-1) === "to" || field.at(-1) === "url"
        ? judge(content, field, text)
        : linksInText(text).flatMap((to) => judge(content, field, to)),
    ),
  );
};

const doubles = (
  places: readonly { readonly content: ContentFile; readonly field: FieldPath; readonly text: string }[],
  wrong: (text: string, other: string) => string,
  mend: string,
): readonly Mistake[] => {
  const first = new Map<string, string>();
  // Placeholders are alike, and told as such.
  return places
    .filter(({ text }) => !isPlaceholder(text))
    .flatMap(({ content, field, text }) => {
      const name = text.trim().toLowerCase();
      const other = first.get(name);
      if (other === undefined) {
        first.set(name, content.file);
        return [];
      }
      return [mistakeAt(content, field, wrong(text, other), mend)];
    });
};

/** Two pages with one title, one description, one main heading or one address (WCAG 2.4.2). */
export const doubledPages = (files: readonly ContentFile[]): readonly Mistake[] => {
  const pages = pagesOf(files);
  const texts = (field: FieldPath) =>
    pages.flatMap(({ content }) => {
      const text = field.reduce<unknown>((value, part) => record(value)[String(part)], content.data);
      return typeof text === "string" ? [{ content, field, text }] : [];
    });
  return [
    ...doubles(
      texts(["head", "title"]),
      (text, other) => `The title "${text}" stands in ${other} already.`,
      "Give each page a title of its own.",
    ),
    ...doubles(
      texts(["head", "description"]),
      (_, other) => `The same description stands in ${other} already.`,
      "Describe what is on this page only.",
    ),
    ...doubles(
      texts(["opening", "heading"]),
      (text, other) => `The heading "${text}" stands in ${other} already.`,
      "Give each page a heading of its own; screen readers announce a page by it.",
    ),
    ...doubles(
      pages.map(({ content, path: text }) => ({ content, field: ["slug"], text })),
      (text, other) => `The address ${text} is taken by ${other}.`,
      "Give the page another slug.",
    ),
  ];
};

/** The five steps that every study has, in the specified order; more may follow. */
const firstSteps = ["", "define", "ideate", "prototype", "test"];

const inOrder = (group: readonly ContentFile[], what: string): readonly Mistake[] => {
  const ordered = group
    .map((content) => ({ content, order: record(content.data)["order"] }))
    .filter((entry): entry is { content: ContentFile; order: number } => typeof entry.order === "number")
    .sort((a, b) => a.order - b.order);
  return ordered.flatMap(({ content, order }, index) =>
    order === index + 1
      ? []
      : [
          mistakeAt(
            content,
            ["order"],
            `This says order: ${String(order)}, but it is number ${String(index + 1)} of its ${what}.`,
            `Number the ${what} 1, 2, 3 … without a gap and without a number twice.`,
          ),
        ],
  );
};

/** Studies without a study file, steps in the wrong folder, steps out of order, keys that are not the file's name. */
export const brokenRelations = (files: readonly ContentFile[]): readonly Mistake[] => {
  const ofType = (type: string) => files.filter((content) => content.kind.type === type);
  const mistakes: Mistake[] = [];
  const studies = new Map(ofType("CaseStudy").map((content) => [path.basename(content.folder), content]));
  for (const [folder, content] of studies) {
    const steps = ofType("CaseStudyStep").filter((step) => path.basename(step.folder) === folder);
    mistakes.push(...inOrder(steps, "steps"));
    firstSteps.forEach((slug, index) => {
      const step = steps.find((candidate) => record(candidate.data)["order"] === index + 1);
      if (step === undefined) {
        mistakes.push(
          mistakeAt(
            content,
            [],
            `The study has no step ${String(index + 1)} (${slug === "" ? "discovery" : slug}).`,
            "Add the step's file to this folder. Every study has at least five steps.",
          ),
        );
      } else if (record(step.data)["slug"] !== slug) {
        mistakes.push(
          mistakeAt(
            step,
            ["slug"],
            `Step ${String(index + 1)} has the address "${String(record(step.data)["slug"])}".`,
            `Step ${String(index + 1)} is always "${slug}": every study has the same first five steps.`,
          ),
        );
      }
    });
  }
  for (const step of ofType("CaseStudyStep")) {
    const folder = path.basename(step.folder);
    const study = record(step.data)["study"];
    if (typeof study === "string" && study !== folder) {
      mistakes.push(
        mistakeAt(
          step,
          ["study"],
          `This step says it belongs to "${study}", but it lies in the folder ${folder}.`,
          `Write study: ${folder}, or move the file.`,
        ),
      );
    }
    if (!studies.has(folder)) {
      mistakes.push(
        mistakeAt(step, ["study"], `The folder ${folder} has no study.yaml.`, "Add study.yaml to the folder."),
      );
    }
  }
  for (const content of files) {
    const named = record(content.data)["key"];
    const base = path.basename(content.file, ".yaml");
    const expected = content.kind.type === "CaseStudy" ? path.basename(content.folder) : base;
    if (typeof named === "string" && named !== expected) {
      mistakes.push(
        mistakeAt(
          content,
          ["key"],
          `The key "${named}" is not the name of the ${content.kind.type === "CaseStudy" ? "folder" : "file"}.`,
          `Write key: ${expected}, or rename it.`,
        ),
      );
    }
  }
  mistakes.push(...inOrder(ofType("AccessibleDesignTab"), "tabs"));
  mistakes.push(
    ...inOrder(ofType("TeamMember"), "people"),
    ...inOrder(ofType("Service"), "services"),
    ...inOrder(ofType("CaseStudy"), "case studies"),
  );
  return mistakes;
};
