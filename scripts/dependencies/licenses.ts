import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

/** The licenses of everything that `npm ci --omit=dev` installs, read from the lock file. */

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      license: z.union([z.string(), z.array(z.string())]).optional(),
      dev: z.boolean().optional(),
      devOptional: z.boolean().optional(),
    }),
  ),
});

/** Says it in one of npm's two older ways. */
const olderForm = z.object({
  license: z.object({ type: z.string() }).optional(),
  licenses: z.array(z.object({ type: z.string() })).optional(),
});

export interface Licensed {
  readonly name: string;
  readonly license: string;
}

/** Licenses that ask for no more than their text to be kept. */
export const allowed: ReadonlySet<string> = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "Python-2.0",
  "Unlicense",
  "(BSD-2-Clause OR MIT OR Apache-2.0)",
  "(MIT OR CC0-1.0)",
]);

const libvips =
  "libvips, which sharp calls as a library of its own while the site is built. Nothing of it is in the site.";

/** Packages whose license asks for more, or is told elsewhere than in the lock file, and why that is right here. */
export const exceptions: readonly { readonly packages: RegExp; readonly license: string; readonly why: string }[] = [
  { packages: /^@img\/sharp-libvips-/u, license: "LGPL-3.0-or-later", why: libvips },
  { packages: /^@img\/sharp-win32-/u, license: "Apache-2.0 AND LGPL-3.0-or-later", why: libvips },
  { packages: /^@img\/sharp-wasm32$/u, license: "Apache-2.0 AND LGPL-3.0-or-later AND MIT", why: libvips },
  {
    packages: /^axe-core$/u,
    license: "MPL-2.0",
    why: "Used unchanged by a lint rule of Gatsby's. Nothing of it is in the site.",
  },
  {
    packages: /^caniuse-lite$/u,
    license: "CC-BY-4.0",
    why: "Data about browsers from caniuse.com, read while the site is built. Nothing of it is in the site.",
  },
  { packages: /^(?:valid-url|png-js)$/u, license: "MIT", why: "Its license file says MIT." },
  { packages: /^linkfs$/u, license: "Unlicense", why: "Its license file says so." },
];

const toldByPackage = (folder: string): string | undefined => {
  const file = path.join(folder, "package.json");
  if (!existsSync(file)) return undefined;
  const { license, licenses } = olderForm.catch({}).parse(JSON.parse(readFileSync(file, "utf8")));
  return license?.type ?? licenses?.map(({ type }) => type).join(" OR ");
};

/** @param root the project, absolute; packages must be installed where the lock file is silent */
export const productionLicenses = (root: string): readonly Licensed[] => {
  const { packages } = lockFile.parse(JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8")));
  const found = Object.entries(packages)
    .filter(([place, { dev, devOptional }]) => place !== "" && dev !== true && devOptional !== true)
    .map(([place, { license }]) => ({
      name: place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length),
      license:
        (typeof license === "string" ? license : license?.join(" OR ")) ??
        toldByPackage(path.join(root, place)) ??
        "not told",
    }));
  const once = new Map(found.map((one) => [`${one.name}\n${one.license}`, one]));
  return [...once.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
};

/** The packages that neither list knows. */
export const unknownLicenses = (packages: readonly Licensed[]): readonly Licensed[] =>
  packages.filter(
    ({ name, license }) =>
      !allowed.has(license) &&
      !exceptions.some((one) => one.packages.test(name) && (one.license === license || license === "not told")),
  );

/** docs/licenses.md */
export const licensesPage = (packages: readonly Licensed[]): string => {
  const groups = new Map<string, string[]>();
  for (const { name, license } of packages) groups.set(license, [...(groups.get(license) ?? []), name]);
  const byNumber = [...groups].sort(([one, a], [other, b]) => b.length - a.length || (one < other ? -1 : 1));
  return `# Licenses of the packages

Made by \`npm run licenses\`. Everything that is installed for production, most of it only to build the site: ${packages.length} packages. A test holds this page against the lock file, and each license against a list of those that are allowed (\`scripts/dependencies/licenses.ts\`).

The site's own code is under the MIT license. The fonts are under the SIL Open Font License; their texts lie beside them in \`src/fonts/\`.

| license | packages |
| --- | --- |
${byNumber.map(([license, names]) => `| ${license} | ${names.length} |`).join("\n")}

## Those that ask for more, or tell it elsewhere

${exceptions
  .map(({ packages: which, license, why }) => {
    const names = packages.filter(({ name }) => which.test(name)).map(({ name }) => `\`${name}\``);
    return names.length === 0 ? "" : `- ${license}: ${names.join(", ")}. ${why}`;
  })
  .filter((line) => line !== "")
  .join("\n")}

## All

${byNumber.map(([license, names]) => `**${license}**: ${names.join(", ")}`).join("\n\n")}
`;
};
