import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { atRisk, filesUsing } from "./dependencies/packages";
import { root, runMain } from "./run-command";

/**
 * `npm run packages`: says of each package that the site needs which version is installed and which files would change
 * if it were replaced. Those at risk come first, with what to do. `-- --dates` asks the registry for the month of each
 * last release (npm view, one question a package).
 */

const manifest = z.object({ dependencies: z.record(z.string(), z.string()) });
const installed = z.object({ version: z.string() });
const registry = z.looseObject({ modified: z.string().optional() });

/** @returns year and month, or "unknown" where the registry doesn't answer or doesn't say */
const lastChange = (name: string): string => {
  try {
    const told: unknown = JSON.parse(
      execFileSync("npm", ["view", name, "time", "--json"], {
        encoding: "utf8",
        stdio: ["ignore", "pipe", "ignore"],
        timeout: 20_000,
      }),
    );
    const { modified, ...versions } = registry.parse(told);
    const days = Object.values(versions)
      .filter((day) => typeof day === "string")
      .sort();
    return (days.at(-1) ?? modified ?? "unknown").slice(0, 7);
  } catch {
    return "unknown";
  }
};

const versionOf = (name: string): string =>
  installed.parse(JSON.parse(readFileSync(path.join(root, "node_modules", name, "package.json"), "utf8"))).version;

runMain(() => {
  console.log("At risk: nobody looks after them any more, or hardly\n");
  for (const { name, state, place, instead } of atRisk) {
    console.log(`${name} ${versionOf(name)}\n  ${state}\n  used in: ${filesUsing(root, name).join(", ")}`);
    console.log(`  to replace it, change: ${place}\n  by: ${instead}\n`);
  }
  console.log("All that the site needs\n");
  const { dependencies } = manifest.parse(JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")));
  const dates = process.argv.includes("--dates");
  const rows = Object.keys(dependencies).map((name) => ({ name, last: dates ? lastChange(name) : "" }));
  for (const { name, last } of rows.sort((one, other) => (one.last < other.last ? -1 : 1))) {
    const files = filesUsing(root, name);
    const where = files.length > 3 ? `${files.length} files` : files.join(", ") || "no file of its own";
    console.log(`${dates ? last.padEnd(9) : ""}${`${name} ${versionOf(name)}`.padEnd(40)} ${where}`);
  }
  return Promise.resolve();
});
