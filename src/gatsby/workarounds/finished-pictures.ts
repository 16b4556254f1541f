import { createHash, randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { copyFile, mkdir, rename } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { avifEffort } from "./avif-effort";

/** A job of the plugin: the pictures to make of one file, and the folder for them. */
interface Job {
  readonly inputPaths: readonly { readonly contentDigest: string }[];
  readonly outputDir: string;
  readonly args: {
    /** `npm run develop` makes a picture when a browser asks for it. */
    readonly isLazy: boolean;
    readonly operations: readonly { readonly outputPath: string; readonly args: object }[];
    readonly pluginOptions: object;
  };
}

type MakePictures = (job: Job) => Promise<void>;

/**
 * Package: gatsby-plugin-sharp 5.16
 * Problem: which pictures are finished is known to Gatsby's cache alone, which no build takes over (on-pre-init.ts). To make
 * them anew takes two thirds of a build.
 * Workaround: a finished picture is kept under a hash of all that it's made from, and copied where it's asked for again.
 * @param make the plugin's own way
 * @param store the folder of finished pictures, absolute
 */
export const withFinishedPictures = (make: MakePictures, store: string): MakePictures => {
  const packages = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  return async (job) => {
    const { inputPaths, outputDir, args } = job;
    if (args.isLazy) return;
    const pictures = args.operations.map((operation) => {
      const digests = inputPaths.map((input) => input.contentDigest);
      const source = [packages, digests, operation.args, args.pluginOptions, avifEffort];
      const key = createHash("sha256").update(JSON.stringify(source)).digest("hex");
      return { operation, file: path.join(outputDir, operation.outputPath), finished: path.join(store, key) };
    });
    const missing = pictures.filter(({ finished }) => !existsSync(finished));
    for (const { file, finished } of pictures.filter((picture) => !missing.includes(picture))) {
      await mkdir(path.dirname(file), { recursive: true });
      await copyFile(finished, file);
    }
    if (missing.length === 0) return;
    await make({ ...job, args: { ...args, operations: missing.map(({ operation }) => operation) } });
    await mkdir(store, { recursive: true });
    for (const { file, finished } of missing) {
      // A build that is killed leaves no half a picture under the final name.
      const copy = `${finished}-${randomUUID()}`;
      await copyFile(file, copy);
      await rename(copy, finished);
    }
  };
};

/** Beside the caches of ESLint and TypeScript, where `npm ci` deletes them. Called once, before the first picture is made. */
export const keepFinishedPictures = (): void => {
  const worker: { IMAGE_PROCESSING: MakePictures } = createRequire(path.resolve("package.json"))(
    "gatsby-plugin-sharp/gatsby-worker",
  );
  const store = path.resolve("node_modules", ".cache", "pictures");
  worker.IMAGE_PROCESSING = withFinishedPictures(worker.IMAGE_PROCESSING, store);
};
