import { spawnSync } from "node:child_process";
import { root } from "./project-root";

const allowed = [
  "MIT",
  "MIT-0",
  "ISC",
  "0BSD",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "Python-2.0",
  "Unlicense",
  "Public Domain",
];

/** Packages beginning with these have other licenses: LGPL-3.0 (libvips), MPL-2.0 and CC-BY-4.0. */
const excluded = ["@img/sharp", "axe-core", "caniuse-lite"];

/** `npm run test:licenses`: license-checker on the packages of production. It fails on a license that is not listed here. */
const options = ["--production", "--excludePrivatePackages", "--summary", "--onlyAllow", allowed.join(";")];
const command = [require.resolve("license-checker-rseidelsohn/bin/license-checker-rseidelsohn"), ...options];
const { status } = spawnSync(process.execPath, [...command, "--excludePackagesStartingWith", excluded.join(";")], {
  cwd: root,
  stdio: "inherit",
});
process.exitCode = status ?? 1;
