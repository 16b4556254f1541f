import { readFile } from "node:fs/promises";
import type { GatsbyNode } from "gatsby";
import { svgDimensions } from "../../lib/svg-dimensions";
import { lastSiteChange } from "../data-layer/last-site-change";
import { resolvePageIndex } from "../data-layer/page-index";
import { resolveResponsivePicture } from "../data-layer/responsive-picture";
import { siteFolders } from "../outputs/site-folders";
import { sitemapEntries } from "../outputs/sitemap/sitemap-entries";

interface FileNode {
  readonly extension: string;
  readonly absolutePath: string;
}

/** Computed fields: an SVG's size, a raster image's widths and formats, the page index, the sitemap's dates, the
 * day of the site's last change. */
export const createResolvers: NonNullable<GatsbyNode["createResolvers"]> = ({ createResolvers: create, ...hook }) => {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-call -- Gatsby types it as a bare Function.
  create({
    Query: {
      listedPages: { type: "[ListedPage!]!", resolve: resolvePageIndex },
      lastSiteChange: { type: "String", resolve: () => lastSiteChange(siteFolders(hook).root) },
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
        args: { place: "PictureWidths!" },
        resolve: resolveResponsivePicture,
      },
    },
  });
};
