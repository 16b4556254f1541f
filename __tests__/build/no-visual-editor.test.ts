/** @jest-environment jsdom */
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { publicFolder } from "./built-site";

/** The visual editor is a tool for one's own machine: no build holds it, no page names it, no worker keeps it. */

const files = readdirSync(publicFolder, { recursive: true, encoding: "utf8" })
  .map((name) => name.split(path.sep).join("/"))
  .filter((name) => statSync(path.join(publicFolder, name)).isFile());

test("no file of the site is at /admin/", () => {
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((name) => /^admin(?:\/|\.|$)/u.test(name))).toEqual([]);
});

test("no page, script or list of the site names it", () => {
  const naming = files
    .filter((name) => /\.(?:html|js|json|xml|txt)$|^_[a-z]+$/u.test(name))
    .filter((name) => /sveltia|["'/]admin\/["']/iu.test(readFileSync(path.join(publicFolder, name), "utf8")));
  expect(naming).toEqual([]);
});
