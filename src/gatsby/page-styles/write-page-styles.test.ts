import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { writePageStyles } from "./write-page-styles";

const sheet = ".card{gap:0}.form{gap:1px}.note{gap:2px}p{gap:$&}";

const page = (body: string, styles = sheet): string =>
  `<head><style data-href="/styles.1.css" data-identity="gatsby-global-css">${styles}</style></head><body>${body}</body>`;

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A small built site: two steps of one template, and a page of its own. */
const builtSite = () => {
  const publicFolder = mkdtempSync(path.join(os.tmpdir(), "page-styles-"));
  folders.push(publicFolder);
  const write = (name: string, text: string): void => {
    mkdirSync(path.dirname(path.join(publicFolder, name)), { recursive: true });
    writeFileSync(path.join(publicFolder, name), text);
  };
  write("styles.1.css", sheet);
  write("one/index.html", page('<p class="card">'));
  write("two/index.html", page('<p class="note">'));
  write("404.html", page('<p class="form">'));
  const componentOf = new Map([
    ["/one/", "step.tsx"],
    ["/two/", "step.tsx"],
    ["/404.html", "404.tsx"],
  ]);
  const stylesOf = (name: string): string | undefined =>
    /<style[^>]*>(?<css>[^<]*)<\/style>/u.exec(readFileSync(path.join(publicFolder, name), "utf8"))?.groups?.["css"];
  return { publicFolder, componentOf, write, stylesOf };
};

test("each page keeps what its HTML needs, and pages of one template keep the same", async () => {
  const site = builtSite();
  await writePageStyles(site);
  expect(site.stylesOf("one/index.html")).toBe(".card{gap:0}.note{gap:2px}p{gap:$&}");
  expect(site.stylesOf("two/index.html")).toBe(site.stylesOf("one/index.html"));
  expect(site.stylesOf("404.html")).toBe(".form{gap:1px}p{gap:$&}");
});

test("a page that is right already is not written again, and one that comes to need more gets it", async () => {
  const site = builtSite();
  await writePageStyles(site);
  const writtenAt = (name: string): number => statSync(path.join(site.publicFolder, name)).mtimeMs;
  const before = writtenAt("404.html");
  site.write("two/index.html", page('<p class="note form">'));
  await writePageStyles(site);
  expect(writtenAt("404.html")).toBe(before);
  expect(site.stylesOf("one/index.html")).toBe(sheet);
});

test.each([
  ["the file with all styles is gone", "styles.2.css", "The styles of the pages are not at /styles.2.css"],
  ["the styles stand elsewhere", undefined, "one/index.html has no styles where they were"],
])("stops the build where %s", async (_, file, message) => {
  const site = builtSite();
  const one = page("<p>");
  site.write(
    "one/index.html",
    file === undefined ? one.replace("gatsby-global-css", "other") : one.replace("styles.1.css", file),
  );
  await expect(writePageStyles(site)).rejects.toThrow(message);
});
