import { readFile } from "node:fs/promises";
import type { GatsbyNode } from "gatsby";
import { z } from "zod";
import { svgDimensions } from "../../lib/svg-dimensions";
import { lastSiteChange } from "../data-layer/last-site-change";
import { resolvePageIndex } from "../data-layer/page-index";
import { resolveResponsivePicture } from "../data-layer/responsive-picture";
import { sitemapEntries } from "../outputs/sitemap/sitemap-entries";

interface FileNode {
  readonly extension: string;
  readonly absolutePath: string;
}

/** The part of Gatsby's store that has the project's folder. */
const program = z.object({ program: z.object({ directory: z.string() }) });

/** Computed fields: an SVG's size, a raster image's widths and formats, the page index, the sitemap's dates, the
 * day of the site's last change. */
export const createResolvers: NonNullable<GatsbyNode["createResolvers"]> = ({ createResolvers: create, ...hook }) => {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-call -- Gatsby types it as a bare Function.
  create({
    Query: {
      listedPages: { type: "[ListedPage!]!", resolve: resolvePageIndex },
      lastSiteChange: {
        type: "String",
        // eslint-disable-next-line @typescript-eslint/no-unsafe-call -- Gatsby types it as a bare Function.
        resolve: () => lastSiteChange(program.parse(hook.store.getState()).program.directory),
      },
      sitemapEntries: { type: "[SitemapEntry!]!", resolve: () => sitemapEntries(hook) },
    },
    File: {
      // Width and height of an img prevent layout shift.
      vector: {
        type: "SvgDimensions",
        resolve: async (file: FileNode) =>
          file.extension === "svg" ? svgDimensions(await readFile(file.absolutePath, "utf8")) : null,
      },
    },
    ContentPicture: {
      raster: {
        type: "RasterPicture",
        args: { place: "String!" },
        resolve: resolveResponsivePicture,
      },
    },
  });
};
