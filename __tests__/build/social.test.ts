// A shared page has a picture of the size that messengers show; the manifest names the studio and real icons.
import { statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { z } from "zod";
import { socialCardSize } from "../../src/lib/social-card";
import { studio } from "../e2e/content";
import { only, pageAt, pages, publicFolder, readBuilt } from "./built-site";

const imageSize = async (address: string) => {
  const { width, height } = await sharp(path.join(publicFolder, address)).metadata();
  return { width, height };
};

// The other tags: src/layout/page-head/social-tags.test.ts.
test.each(pages)("$address is shared with a picture of this site, of its true size", async (page) => {
  const picture = only(page, "meta[property='og:image']").getAttribute("content") ?? "";
  expect(picture.startsWith(`${studio.siteUrl}/`)).toBe(true);
  const { pathname } = new URL(picture);
  expect(await imageSize(pathname)).toEqual(socialCardSize);
  // Messengers leave out larger files.
  expect(statSync(path.join(publicFolder, pathname)).size).toBeLessThan(600_000);
});

test("the manifest says the studio's name and tagline; its icons exist and are as large as it says", async () => {
  const address = only(pageAt("/"), "link[rel=manifest]").getAttribute("href") ?? "";
  const manifest = z
    .looseObject({ icons: z.array(z.object({ src: z.string(), sizes: z.string() })) })
    .parse(JSON.parse(readBuilt(address)));
  expect(manifest).toMatchObject({ name: studio.name, description: studio.tagline, start_url: "/" });
  expect(manifest.icons).not.toEqual([]);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await imageSize(src);
    expect(`${src} ${width}x${height}`).toBe(`${src} ${sizes}`);
  }
});
