// Every style stands in its layer, begins at a named breakpoint, and styles no other part's classes.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const src = path.resolve(__dirname, "..");
const files = readdirSync(src, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".css"))
  .map((file) => ({
    file,
    folder: file.split(path.sep)[0] ?? "",
    css: readFileSync(path.join(src, file), "utf8").replace(/\/\*[\s\S]*?\*\//gu, ""),
  }));

const layers: Readonly<Record<string, string>> = {
  components: "components",
  layout: "components",
  sections: "sections",
  styleguide: "components",
};

test.each(files.filter(({ folder }) => folder !== "styles"))("$file is in its layer", ({ file, folder, css }) => {
  const named = [...css.matchAll(/@layer ([a-z]+)/gu)].map(([, name]) => name);
  expect(new Set(named)).toEqual(new Set([file.endsWith("-print.css") ? "utilities" : layers[folder]]));
});

test("conditions begin at the breakpoints that tokens.css names", () => {
  const comment =
    /Breakpoints[\s\S]*?\*\//u.exec(readFileSync(path.join(src, "styles", "tokens.css"), "utf8"))?.[0] ?? "";
  const named = [...comment.matchAll(/([\d.]+)rem/gu)].map(([, width]) => Number(width));
  expect(named).toHaveLength(8);
  // Code takes its conditions from there.
  const inCode = readFileSync(path.join(src, "lib", "breakpoints.ts"), "utf8");
  // "Below" is 0.02 px less.
  const used = [inCode, ...files.map(({ css }) => css)].flatMap((text) =>
    [...text.matchAll(/(min|max)-(?:width|height): ([\d.]+)r?em/gu)].map(([, side, width]) =>
      side === "max" && !Number.isInteger(Number(width) * 4) ? Number(width) + 0.00125 : Number(width),
    ),
  );
  expect(used.length).toBeGreaterThan(30);
  expect(new Set(used.map((width) => Number(width.toFixed(5))))).toEqual(new Set(named));
});

test("code takes its breakpoints from breakpoints.ts", () => {
  const others = readdirSync(src, { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.test|\.d)\.tsx?$/u.test(file) && file !== path.join("lib", "breakpoints.ts"))
    .filter((file) => /\((?:min|max)-(?:width|height): [\d.]+em\)/u.test(readFileSync(path.join(src, file), "utf8")));
  expect(others).toEqual([]);
});

test("a part's classes are styled in its own folder alone", () => {
  const rooms = new Map<string, Set<string>>();
  for (const { file, css } of files) {
    for (const [, block = ""] of css.matchAll(/\.([a-z][a-z0-9]*(?:-[a-z0-9]+)*)/gu)) {
      rooms.set(block, (rooms.get(block) ?? new Set()).add(path.dirname(file)));
    }
  }
  const shared = [...rooms].filter(([, folders]) => folders.size > 1);
  expect(shared.map(([block, folders]) => `${block}: ${[...folders].join(", ")}`)).toEqual([]);
});

test("who writes the classes of a page section brings their styles", () => {
  const users = readdirSync(src, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => ({ file, code: readFileSync(path.join(src, file), "utf8") }))
    .filter(({ code }) => /className="(?:[\w-]+ )*page-section[ "]/u.test(code));
  expect(users.length).toBeGreaterThan(5);
  const without = users.filter(({ code }) => !/ "[^"]*\/page-section(?:\.css)?";/u.test(code));
  expect(without.map(({ file }) => file)).toEqual([]);
});

test("text has three weights", () => {
  const weights = files.flatMap(({ css }) => [...css.matchAll(/(?:font-weight|--weight-[a-z]+): ([^;]+);/gu)]);
  expect(new Set(weights.map(([, value]) => value))).toEqual(
    // The font file's faces, and what the tokens stand for.
    new Set(["400", "600", "800", "400 800", "600 800", "var(--weight-label)", "var(--weight-heavy)"]),
  );
});
