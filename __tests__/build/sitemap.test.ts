/** @jest-environment jsdom */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { readContent } from "../../src/content-lint/content-file";
import { pagesOf } from "../../src/content-lint/content-pages";
import { isPreview, robotsTxt } from "../../src/gatsby/outputs/robots/robots-txt";
import { gitDates } from "../../src/gatsby/outputs/sitemap/git-dates";
import { studies, studio } from "../e2e/content";
import { isListed, only, pageAt, pages, publicFolder, wordsOf } from "./built-site";

/** The XML sitemap, the sitemap page (WCAG 2.4.5, Multiple Ways), robots.txt and security.txt (RFC 9116). */

const read = (name: string): string => readFileSync(path.join(publicFolder, name), "utf8");

const entries = [...read("sitemap-index.xml").matchAll(/<loc>([^<]+)<\/loc>/gu)]
  .flatMap(([, part = ""]) => [...read(new URL(part).pathname.slice(1)).matchAll(/<url>(.*?)<\/url>/gu)])
  .map(([, entry = ""]) => ({
    entry,
    address: new URL(/<loc>([^<]+)/u.exec(entry)?.[1] ?? "").pathname,
    day: /<lastmod>([^<]+)/u.exec(entry)?.[1]?.slice(0, 10),
  }));

const main = only(pageAt("/sitemap/"), "main");
const links = [...main.querySelectorAll("a[href]")];
const listed = links.map((link) => link.getAttribute("href") ?? "");

test("the XML sitemap names every page for search engines once, and guesses nothing", () => {
  const expected = pages.filter(isListed).map(({ address }) => address);
  expect(entries.map(({ address }) => address).sort()).toEqual([...expected].sort());
  expect(entries.filter(({ entry }) => /<(?:changefreq|priority)>/u.test(entry))).toEqual([]);
});

describe("lastmod", () => {
  const root = path.resolve(publicFolder, "..");
  const dates = gitDates(root, "content");
  const newest = (...folders: readonly string[]): string | undefined =>
    [...dates]
      .filter(([file]) => folders.some((folder) => file.startsWith(`content/${folder}`)))
      .map(([, day]) => day)
      .sort()
      .at(-1);
  const dayOf = (page: string): string => entries.find(({ address }) => address === page)?.day ?? "";

  test("is the day of a commit to a content file, or missing", () => {
    const known = new Set(dates.values());
    expect(entries.filter(({ day }) => day !== undefined && !known.has(day))).toEqual([]);
    // A new page has no day before its file is committed.
    const uncommitted = new Set(
      pagesOf(readContent(root).files).flatMap(({ content, path: page }) => (dates.has(content.file) ? [] : [page])),
    );
    if (dates.size > 0) {
      expect(entries.filter(({ address, day }) => day === undefined && !uncommitted.has(address))).toEqual([]);
    }
  });

  test.each<readonly [page: string, folder: string]>([
    ["/", "services/"],
    ["/about-us/", "team/"],
    ["/services/", "naics.yaml"],
    ["/services/capability-statement/", "capability.yaml"],
    ...studies.map(({ address }) => ["/our-projects/", `case-studies${address}study.yaml`] as const),
    ["/accessibility-statement/", "audit/last-audit.yaml"],
    ["/accessibility-statement/", "audit/last-speech.yaml"],
  ])("of %s is not older than content/%s", (page, folder) => {
    expect(dayOf(page) >= (newest(folder) ?? "")).toBe(true);
  });
});

test("the sitemap page links every page of the XML sitemap once, by its title", () => {
  expect([...listed].sort()).toEqual(entries.map(({ address }) => address).sort());
  const misnamed = links.filter(
    (link) => !pageAt(link.getAttribute("href") ?? "").document.title.startsWith(wordsOf(link)),
  );
  // Home's title is the studio's name and tagline.
  expect(misnamed.map((link) => link.getAttribute("href"))).toEqual(["/"]);
});

test("the sitemap page lists the steps of a study in the order of its step navigation", () => {
  for (const { address: study } of studies) {
    const steps = only(pageAt(study), "[aria-current=step]").closest("nav")?.querySelectorAll("a") ?? [];
    expect(listed.filter((address) => address.startsWith(study))).toEqual(
      [...steps].map((link) => link.getAttribute("href")),
    );
  }
});

test("robots.txt is that of the site, or of a preview", () => {
  expect(read("robots.txt")).toBe(robotsTxt(studio.siteUrl, isPreview(process.env["CONTEXT"])));
});

test("security.txt has the contact and the expiry of the content; an expired one is left out", () => {
  const file = ".well-known/security.txt";
  const { email, expires } = studio.security;
  if (expires <= new Date().toISOString().slice(0, 10)) {
    expect(existsSync(path.join(publicFolder, file))).toBe(false);
    return;
  }
  expect(read(file).trimEnd().split("\n").sort()).toEqual([
    `Canonical: ${studio.siteUrl}/${file}`,
    `Contact: mailto:${email}`,
    `Expires: ${expires}T00:00:00.000Z`,
    "Preferred-Languages: en",
  ]);
});
