import { writeFile } from "node:fs/promises";
import path from "node:path";
import { manifestFile, webManifest } from "./web-manifest";
import { siteFolders } from "../site-folders";
import type { BuildOutput } from "../output";

interface StudioFacts {
  readonly studio: { readonly name: string; readonly tagline: string } | null;
}

/** Writes the web app manifest beside the built pages, so that it says the studio's name as the content has it. */
export const writeManifest: BuildOutput = async ({ graphql, reporter, store }) => {
  const result = await graphql<StudioFacts>(`
    query ManifestFacts {
      studio {
        name
        tagline
      }
    }
  `);
  const errors: unknown = result.errors;
  const studio = result.data?.studio;
  if (errors !== undefined || studio === undefined || studio === null) {
    reporter.panicOnBuild(`The studio's name could not be read for the manifest: ${JSON.stringify(errors)}`);
    return;
  }
  await writeFile(
    path.join(siteFolders({ store }).publicFolder, manifestFile),
    `${JSON.stringify(webManifest(studio), null, 2)}\n`,
  );
};
