import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { z } from "zod";
import { manifestFile, webManifest } from "./web-manifest";

// Gatsby types its store as holding anything.
const projectFolder = z.object({ program: z.object({ directory: z.string() }) });

interface StudioFacts {
  readonly studio: { readonly name: string; readonly tagline: string } | null;
}

/** Writes the web app manifest beside the built pages, so that it says the studio's name as the content has it. */
export const onPostBuild: NonNullable<GatsbyNode["onPostBuild"]> = async ({ graphql, reporter, store }) => {
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
  // eslint-disable-next-line @typescript-eslint/no-unsafe-call -- Gatsby types it as a bare Function.
  const { program } = projectFolder.parse(store.getState());
  await writeFile(
    path.join(program.directory, "public", manifestFile),
    `${JSON.stringify(webManifest(studio), null, 2)}\n`,
  );
};
