import { writeFile } from "node:fs/promises";
import path from "node:path";
import { manifestFile, webManifest } from "./web-manifest";
import { queryContent } from "../query-content";
import { siteFolders } from "../site-folders";
import type { BuildOutput } from "../output";

interface StudioFacts {
  readonly studio: { readonly name: string; readonly tagline: string };
}

/** Writes the web app manifest beside the built pages, so that it says the studio's name as the content has it. */
export const writeManifest: BuildOutput = async ({ graphql, store }) => {
  const { studio } = await queryContent<StudioFacts>(
    graphql,
    `
    query ManifestFacts {
      studio {
        name
        tagline
      }
    }
  `,
  );
  await writeFile(
    path.join(siteFolders({ store }).publicFolder, manifestFile),
    `${JSON.stringify(webManifest(studio), null, 2)}\n`,
  );
};
