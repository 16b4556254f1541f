// What is published is loaded: pages and the worker name every script, style and data file, and each that they name is there.
import { readdirSync } from "node:fs";
import { fileExists, publicFolder, readBuilt } from "./built-site";

const files = readdirSync(publicFolder, { recursive: true, encoding: "utf8" })
  .map((name) => `/${name.replaceAll("\\", "/")}`)
  // Products of their own, served as they are.
  .filter((file) => !file.startsWith("/prototypes/") && fileExists(file));

const named = /(?<=["'])\/[\w./-]+\.(?:js|css|json|map|webmanifest)(?=["'])/gu;

const namedIn = (file: string): readonly string[] => readBuilt(file).match(named) ?? [];

const inPages = new Set(files.filter((file) => file.endsWith(".html")).flatMap(namedIn));
const inScripts = new Set([...inPages, "/ngsw-worker.js"].flatMap(namedIn));
const loaded = [...inPages, ...inScripts, "/ngsw-worker.js"];

/** The worker names Workbox's modules by their names alone. Hosts read the others. */
const others = /^\/workbox-v[\d.]+\/workbox-(?:[\w-]+\.prod|sw)\.js$|^\/redirects\.json$/u;

test("each file that a page or the worker names is there", () => {
  expect(loaded.length).toBeGreaterThan(4);
  expect(loaded.filter((file) => !fileExists(file))).toEqual([]);
});

test("no script, style or data file is published that nobody loads, such as those of Gatsby's own app", () => {
  const published = files.filter((file) => /\.(?:js|css|json|map|txt|webmanifest)$/u.test(file));
  const known = [...loaded, "/robots.txt", "/.well-known/security.txt"];
  expect(published.filter((file) => !known.includes(file) && !others.test(file))).toEqual([]);
});
