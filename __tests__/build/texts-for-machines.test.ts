import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { studio as studioSchema } from "../../src/content-schema/collections/studio";
import { gitDates } from "../../src/gatsby/outputs/sitemap/git-dates";
import { isPreview } from "../../src/gatsby/outputs/robots/robots-txt";

/** robots.txt, security.txt (RFC 9116) and the XML sitemap, as the build wrote them. */

const root = path.resolve(__dirname, "..", "..");
const read = (name: string): string => readFileSync(path.join(root, "public", name), "utf8");
const studio = studioSchema.parse(parse(readFileSync(path.join(root, "content", "studio.yaml"), "utf8")));

test("robots.txt opens the site and names the sitemap; a preview is closed", () => {
  expect(read("robots.txt")).toBe(
    isPreview(process.env["CONTEXT"])
      ? "User-agent: *\nDisallow: /\n"
      : `User-agent: *\nDisallow: /api/\n\nSitemap: ${studio.siteUrl}/sitemap-index.xml\n`,
  );
});

test("security.txt says whom to write to and until when; after that day it is not there", () => {
  const file = ".well-known/security.txt";
  if (studio.security.expires <= new Date().toISOString().slice(0, 10)) {
    expect(existsSync(path.join(root, "public", file))).toBe(false);
    return;
  }
  const fields = new Map(
    read(file)
      .trimEnd()
      .split("\n")
      .map((line) => {
        const [, name = "", value = ""] = /^([A-Za-z-]+): (\S.*)$/u.exec(line) ?? [];
        return [name, value] as const;
      }),
  );
  expect([...fields.keys()].sort()).toEqual(["Canonical", "Contact", "Expires", "Preferred-Languages"]);
  expect(fields.get("Contact")).toBe(`mailto:${studio.security.email}`);
  expect(fields.get("Canonical")).toBe(`${studio.siteUrl}/${file}`);
  const ends = new Date(fields.get("Expires") ?? "");
  expect(ends.toISOString()).toBe(fields.get("Expires"));
  expect(ends.getTime()).toBeGreaterThan(Date.now());
});

describe("the XML sitemap", () => {
  const entries = [...read("sitemap-0.xml").matchAll(/<url>(.*?)<\/url>/gu)].map(([, entry = ""]) => entry);
  const part = (entry: string, name: string): string | undefined =>
    new RegExp(`<${name}>([^<]*)`, "u").exec(entry)?.[1];

  test("guesses nothing about frequency and importance", () => {
    expect(entries.length).toBeGreaterThan(20);
    expect(entries.filter((entry) => /<(?:changefreq|priority)>/u.test(entry))).toEqual([]);
  });

  test("a day of the last change is that of a commit to the page's content, or is left out", () => {
    const days = gitDates(root, "content");
    const known = new Set(days.values());
    const dated = entries.flatMap((entry) => part(entry, "lastmod")?.slice(0, 10) ?? []);
    expect(dated.filter((day) => !known.has(day))).toEqual([]);
    if (days.size > 0) expect(dated.length).toBeGreaterThan(0);
  });

  test("the day of a page with one file is that file's", () => {
    const file = "content/accessible-design/tabs/2-seo.yaml";
    const entry = entries.find((one) => part(one, "loc") === `${studio.siteUrl}/a11y-accessible-design/seo/`) ?? "";
    const log = gitDates(root, "content").has(file)
      ? execFileSync("git", ["-C", root, "log", "-1", "--format=%cs", "--", file], { encoding: "utf8" }).trim()
      : undefined;
    expect(part(entry, "lastmod")?.slice(0, 10)).toBe(log);
  });
});
