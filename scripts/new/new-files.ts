import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { fieldTree } from "../../src/content-schema/json-schema";
import { collectionOfFile } from "../../src/content-schema/collections";
import { firstSteps } from "../../src/content-schema/collections/case-study-step";
import { schemaLineOf } from "../schemas/ide-settings";
import { scaffold, type KnownValues } from "./scaffold";

/** What `npm run new` can make. */
export const newKinds = ["case-study", "step", "team-member", "service", "tab"] as const;

export type NewKind = (typeof newKinds)[number];

/** What to create. */
export interface NewContent {
  readonly kind: NewKind;
  /** As visitors read it: Grooming Table, Priya Shah, Launch. */
  readonly name: string;
  /** The folder of the study that a step belongs to. */
  readonly study?: string;
}

/** A file to write: path from the repository root, and text. */
export interface NewFile {
  readonly file: string;
  readonly text: string;
}

/** The slug of a name: cafe-bar from Café & Bar. @throws when no letter or digit is left */
export const slugOf = (name: string): string => {
  const slug = name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, "-")
    .replaceAll(/^-|-$/gu, "");
  if (slug === "") throw new Error(`The name "${name}" holds no letter or digit.`);
  return slug;
};

const countIn = (root: string, folder: string, pattern: RegExp): number => {
  const absolute = path.join(root, "content", folder);
  if (!existsSync(absolute)) throw new Error(`There is no folder content/${folder}.`);
  return readdirSync(absolute).filter((name) => pattern.test(name)).length;
};

const contentFile = (name: string, about: string, known: KnownValues): NewFile => {
  const kind = collectionOfFile(name);
  if (kind === undefined) throw new Error(`No kind of content lives at content/${name}.`);
  return {
    file: `content/${name}`,
    text: scaffold(fieldTree(kind), `${schemaLineOf(name, kind)}# ${about}\n`, known),
  };
};

const stepFile = (study: string, order: number, { name, slug }: { name: string; slug: string }): NewFile =>
  contentFile(
    `case-studies/${study}/${order}-${slugOf(name)}.yaml`,
    `Step ${order} of the case study ${study}: ${name}, at /${[study, slug].filter((part) => part !== "").join("/")}/`,
    { study, order, slug, name },
  );

const studies = (root: string): readonly string[] =>
  readdirSync(path.join(root, "content", "case-studies"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

const caseStudyFiles = (root: string, name: string): readonly NewFile[] => {
  const key = `project-${slugOf(name)}`;
  return [
    contentFile(
      `case-studies/${key}/study.yaml`,
      `The case study ${name}: its card on Our Projects and the opening of its pages.`,
      {
        key,
        order: studies(root).length + 1,
        name,
      },
    ),
    ...firstSteps.map((step, index) => stepFile(key, index + 1, step)),
  ];
};

/**
 * The files to create.
 * @throws when a file exists already or the case study does not exist
 */
export const newFiles = (root: string, { kind, name, study }: NewContent): readonly NewFile[] => {
  const make = (): readonly NewFile[] => {
    switch (kind) {
      case "case-study":
        return caseStudyFiles(root, name);
      case "step": {
        if (study === undefined || !studies(root).includes(study))
          throw new Error(`Say which study the step belongs to: ${studies(root).join(", ")}.`);
        const order = countIn(root, `case-studies/${study}`, /^\d+-.*\.yaml$/u) + 1;
        return [stepFile(study, order, { name, slug: slugOf(name) })];
      }
      case "team-member": {
        const order = countIn(root, "team", /\.yaml$/u) + 1;
        const key = slugOf(name);
        return [contentFile(`team/${key}.yaml`, "One person of the team. Shown on About Us.", { key, order, name })];
      }
      case "service": {
        const order = countIn(root, "services", /\.yaml$/u) + 1;
        const key = slugOf(name);
        return [
          contentFile(`services/${key}.yaml`, "One service. Shown on Home and on Services.", { key, order, name }),
        ];
      }
      case "tab": {
        const order = countIn(root, "accessible-design/tabs", /\.yaml$/u) + 1;
        const slug = slugOf(name);
        return [
          contentFile(
            `accessible-design/tabs/${order}-${slug}.yaml`,
            `A tab of Accessible Design, at /a11y-accessible-design/${slug}/`,
            {
              order,
              slug,
              tabLabel: name,
            },
          ),
        ];
      }
    }
  };
  const files = make();
  const taken = files.find(({ file }) => existsSync(path.join(root, file)));
  if (taken !== undefined) throw new Error(`${taken.file} is there already. Choose another name.`);
  return files;
};
