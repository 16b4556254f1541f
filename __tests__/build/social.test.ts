import { readFileSync } from "node:fs";
import path from "node:path";
import probe from "probe-image-size";
import { z } from "zod";
import { socialCardSize } from "../../src/lib/social-card";
import { studio, studyOf } from "../e2e/content";
import { listedPages, only, pageAt, pages, publicFolder, readBuilt, type BuiltPage } from "./built-site";

const tag = (page: BuiltPage, key: string): string =>
  only(page, `meta[property="${key}"], meta[name="${key}"]`).getAttribute("content") ?? "";

const pngSize = (address: string) => {
  const data = readFileSync(path.join(publicFolder, address));
  const { width, height, type } = probe.sync(data) ?? {};
  expect(type).toBe("png");
  return { width, height, bytes: data.length };
};

// The other tags: src/layout/page-head/social-tags.test.ts.
test.each(pages)("$address is shared with a card of this site, of its true size and light", (page) => {
  const picture = tag(page, "og:image");
  expect(picture.startsWith(`${studio.siteUrl}/social/`)).toBe(true);
  const { width, height, bytes } = pngSize(new URL(picture).pathname);
  expect({ width, height }).toEqual(socialCardSize);
  expect([tag(page, "og:image:width"), tag(page, "og:image:height")]).toEqual([String(width), String(height)]);
  expect(bytes).toBeLessThan(80_000);
});

test("each page for the public has a card of its own; only the steps of a study share the study's", () => {
  const owners = new Map<string, Set<string>>();
  for (const page of listedPages) {
    const owner = studyOf(page.address)?.address ?? page.address;
    const picture = tag(page, "og:image");
    owners.set(picture, (owners.get(picture) ?? new Set()).add(owner));
  }
  expect([...owners.values()].filter(({ size }) => size > 1).map((shared) => [...shared])).toEqual([]);
});

test("the manifest says the studio's name and tagline; its icons exist and are as large as it says", () => {
  const address = only(pageAt("/"), "link[rel=manifest]").getAttribute("href") ?? "";
  const manifest = z
    .looseObject({ icons: z.array(z.object({ src: z.string(), sizes: z.string() })) })
    .parse(JSON.parse(readBuilt(address)));
  expect(manifest).toMatchObject({ name: studio.name, description: studio.tagline, start_url: "/" });
  expect(manifest.icons).not.toEqual([]);
  for (const { src, sizes } of manifest.icons) {
    const [width, height] = sizes.split("x").map(Number);
    expect({ src, ...pngSize(src) }).toMatchObject({ src, width, height });
  }
});
