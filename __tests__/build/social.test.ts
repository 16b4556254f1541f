// A shared page has a picture of the size that messengers show.
import { statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { socialCardSize } from "../../src/lib/social-card";
import { studio } from "../e2e/content";
import { only, pages, publicFolder } from "./built-site";

// The other tags: src/layout/page-head/social-tags.test.ts.
test.each(pages)("$address is shared with a picture of this site, of its true size", async (page) => {
  const picture = only(page, "meta[property='og:image']").getAttribute("content") ?? "";
  expect(picture.startsWith(`${studio.siteUrl}/`)).toBe(true);
  const file = path.join(publicFolder, new URL(picture).pathname);
  expect(await sharp(file).metadata()).toMatchObject(socialCardSize);
  // Messengers leave out larger files.
  expect(statSync(file).size).toBeLessThan(600_000);
});
