/** @jest-environment jsdom */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { eachPage, fileExists, publicFolder } from "./built-site";

/** Attributes by which a page makes the browser fetch something. */
const fetching: Readonly<Record<string, string>> = {
  script: "src",
  img: "src",
  iframe: "src",
  video: "src",
  audio: "src",
  track: "src",
  embed: "src",
  object: "data",
  form: "action",
};

const isForeign = (address: string): boolean => /^(?:[a-z][a-z0-9+.-]*:)?\/\//iu.test(address.trim());

describe.each(eachPage)("%s", (_, { document }) => {
  const fetched = [
    ...Object.entries(fetching).flatMap(([name, attribute]) =>
      [...document.querySelectorAll(`${name}[${attribute}]`)].map((element) => element.getAttribute(attribute) ?? ""),
    ),
    ...[...document.querySelectorAll("link[href]:not([rel=canonical])")].map((link) => link.getAttribute("href") ?? ""),
    ...[...document.querySelectorAll("[srcset]")].flatMap((element) =>
      (element.getAttribute("srcset") ?? "").split(",").map((entry) => entry.trim()),
    ),
    ...[...document.querySelectorAll("style")].flatMap(({ textContent }) =>
      [...textContent.matchAll(/url\(\s*["']?([^"')]+)/gu)].map(([, address = ""]) => address),
    ),
  ];

  test("fetches nothing from third parties", () => {
    expect(fetched.filter(isForeign)).toEqual([]);
  });

  test("every script, style, font and icon that it names exists", () => {
    const named = [...document.querySelectorAll("script[src], link[href]:not([rel=canonical])")]
      .filter((element) => element.getAttribute("rel") !== "sitemap" && element.getAttribute("as") !== "fetch")
      .map((element) => element.getAttribute("src") ?? element.getAttribute("href") ?? "");
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((file) => !fileExists(file))).toEqual([]);
  });
});

test("no file of the site names a third party to fetch from", () => {
  const sheets = readdirSync(publicFolder, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".css"),
  );
  const foreign = sheets.filter((name) =>
    /url\(\s*["']?(?:https?:)?\/\//u.test(readFileSync(path.join(publicFolder, name), "utf8")),
  );
  expect(foreign).toEqual([]);
});
