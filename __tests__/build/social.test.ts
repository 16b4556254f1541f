// A shared page has its title, description and a picture of the size that messengers show (The Open Graph protocol, ogp.me).
import { statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { socialCardSize } from "../../src/lib/social-card";
import { studio } from "../e2e/content";
import { listedPages, only, pages, publicFolder, type BuiltPage } from "./built-site";

const contentOf = (page: BuiltPage, name: string) =>
  only(page, `meta[property="${name}"], meta[name="${name}"]`).getAttribute("content") ?? "";

test.each(pages)("$address is shared with a picture of ours, of its true size", async (page) => {
  const picture = contentOf(page, "og:image");
  expect(picture.startsWith(`${studio.siteUrl}/`)).toBe(true);
  const file = path.join(publicFolder, new URL(picture).pathname);
  expect(await sharp(file).metadata()).toMatchObject(socialCardSize);
  // Messengers leave out larger files.
  expect(statSync(file).size).toBeLessThan(600_000);
  expect(contentOf(page, "og:image:alt")).not.toBe("");
  expect(contentOf(page, "twitter:card")).toBe("summary_large_image");
});

test.each(listedPages)("$address is shared with its own title, description and address", (page) => {
  expect(page.document.title).toContain(contentOf(page, "og:title"));
  expect(contentOf(page, "og:description")).toBe(contentOf(page, "description"));
  expect(contentOf(page, "og:url")).toBe(`${studio.siteUrl}${page.address}`);
});
