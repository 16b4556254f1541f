import { existsSync, readdirSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { samplePicture, sampleSizes } from "./sample-picture";
import { stepPicture, stepsPerStudy, studyFiles, studyKey } from "./sample-study";

/** Studies that are written at the same time. */
const atOnce = 8;

const writeStudy = async (folder: string, study: number, order: number): Promise<void> => {
  await mkdir(folder, { recursive: true });
  for (const [name, text] of studyFiles(study, order)) await writeFile(path.join(folder, name), text);
  const pictures = [
    { name: "card.png", size: sampleSizes.card },
    { name: "hero.png", size: sampleSizes.hero },
    ...Array.from({ length: stepsPerStudy }, (_, step) => ({ name: stepPicture(step + 1), size: sampleSizes.step })),
  ];
  for (const [index, { name, size }] of pictures.entries()) {
    await writeFile(path.join(folder, name), await samplePicture(study * pictures.length + index, size));
  }
};

/**
 * Adds made-up case studies to a copy of the content, behind those that are there.
 * @param root the copy's folder, absolute; content/ lies in it
 * @param stepPages how many step pages the copy is to have in all; its own count
 * @returns the folders of the new studies, absolute
 * @throws when that number can't be reached with studies of five steps
 */
export const writeStudies = async (root: string, stepPages: number): Promise<readonly string[]> => {
  const parent = path.join(root, "content", "case-studies");
  const own = readdirSync(parent).filter((name) => existsSync(path.join(parent, name, "study.yaml")));
  const ownSteps = own
    .flatMap((name) => readdirSync(path.join(parent, name)))
    .filter((name) => /^\d+-.*\.yaml$/u.test(name));
  const missing = (stepPages - ownSteps.length) / stepsPerStudy;
  if (!Number.isInteger(missing) || missing < 0) {
    throw new Error(
      `${stepPages} step pages can't be reached: the content has ${ownSteps.length}, and each study adds ${stepsPerStudy}.`,
    );
  }
  const waiting = Array.from({ length: missing }, (_, index) => index + 1);
  const folders = waiting.map((study) => path.join(parent, studyKey(study)));
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let study = waiting.shift(); study !== undefined; study = waiting.shift()) {
        await writeStudy(path.join(parent, studyKey(study)), study, own.length + study);
      }
    }),
  );
  return folders;
};
