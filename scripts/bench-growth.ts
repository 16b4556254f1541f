import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { linkSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { htmlFilesIn } from "../src/gatsby/outputs/html-files";
import { commandFile, root, runMain } from "./run-command";
import { makeScratchCopy } from "./scratch-copy";

/**
 * `npm run bench:growth [-- 30 300 3000]`: what a build costs with so many step pages, cold and after one changed line.
 * Builds a copy of the project in which a case study is copied as often as needed. Prints a Markdown table. Fails when a
 * changed line has more pages rendered than the one that shows it.
 */

const studyToCopy = "project-senate";
const stepFile = /^\d-[a-z]+\.yaml$/u;

/** Adds copies of one case study until there are so many step pages. Pictures are hard links to the original's. */
const addStudies = (studies: string, stepPages: number): void => {
  const studyFiles = readdirSync(studies, { recursive: true, encoding: "utf8" });
  const missing = stepPages - studyFiles.filter((file) => stepFile.test(path.basename(file))).length;
  const ownStudies = studyFiles.filter((file) => path.basename(file) === "study.yaml").length;
  const source = path.join(studies, studyToCopy);
  const files = readdirSync(source);
  for (let number = 1; number <= missing / files.filter((file) => stepFile.test(file)).length; number += 1) {
    const key = `bench-study-${number}`;
    mkdirSync(path.join(studies, key));
    for (const file of files) {
      const [from, to] = [path.join(source, file), path.join(studies, key, file)];
      if (!file.endsWith(".yaml")) linkSync(from, to);
      else {
        const yaml = readFileSync(from, "utf8")
          .replaceAll(studyToCopy, key)
          // Link texts that lead to different pages must differ.
          .replaceAll(/\[([^\]]+)\]\(\/[^)]*\)/gu, "$1")
          // No two pages may share a title, a description or a main heading.
          .replace(/^ {2}title: .*/mu, `  title: Bench ${number} ${path.basename(file, ".yaml").replace("-", " ")}`)
          .replace(
            /^ {2}description: .*/mu,
            `  description: Page ${file} of ${key}, a copy that npm run bench:growth made.`,
          )
          .replace(/^ {2}heading: .*/mu, `  heading: Bench study ${number}, page ${file.charAt(0)}`);
        writeFileSync(to, file === "study.yaml" ? yaml.replace(/^order: .*/mu, `order: ${ownStudies + number}`) : yaml);
      }
    }
  }
};

/** Resident memory of a process group in bytes; memory that processes share counts in each. */
const memoryOf = (group: number): number =>
  spawnSync("ps", ["-eo", "pgid=,rss="], { encoding: "utf8" })
    .stdout.split("\n")
    .map((line) => line.trim().split(/\s+/u).map(Number))
    .reduce((sum, [pgid, kilobytes = 0]) => (pgid === group ? sum + kilobytes * 1024 : sum), 0);

/** Builds the copy as `npm run build` does. @throws with the end of the output when the build fails */
const build = async (copy: string): Promise<{ readonly seconds: number; readonly memory: number }> => {
  const start = performance.now();
  const child = spawn(process.execPath, [commandFile("tsx"), "scripts/build.ts"], { cwd: copy, detached: true });
  let memory = 0;
  const timer = setInterval(() => (memory = Math.max(memory, memoryOf(child.pid ?? 0))), 500);
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  clearInterval(timer);
  if (child.exitCode !== 0) throw new Error(`The build failed:\n${`${output}\n${errors}`.slice(-3000)}`);
  return { seconds: (performance.now() - start) / 1000, memory };
};

runMain(async () => {
  const sizes = process.argv.slice(2).map(Number);
  console.log(
    "| step pages | cold | memory | after one line | of cold | pages rendered |\n| --- | ---: | ---: | ---: | ---: | ---: |",
  );
  for (const stepPages of sizes.length > 0 ? sizes : [30, 300, 3000]) {
    const copy = await makeScratchCopy(root);
    try {
      const studies = path.join(copy.root, "content", "case-studies");
      addStudies(studies, stepPages);
      const cold = await build(copy.root);
      const changed = path.join(studies, "bench-study-1", "1-discovery.yaml");
      writeFileSync(changed, readFileSync(changed, "utf8").replace(/^ {2}lead: "?/mu, "$&One changed line. "));
      const since = Date.now();
      const warm = await build(copy.root);
      const rendered = htmlFilesIn(path.join(copy.root, "public")).filter((file) => statSync(file).mtimeMs > since);
      const share = Math.round((warm.seconds / cold.seconds) * 100);
      console.log(
        `| ${stepPages} | ${Math.round(cold.seconds)} s | ${(cold.memory / 1e9).toFixed(2)} GB | ${Math.round(warm.seconds)} s | ${share} % | ${rendered.length} |`,
      );
      if (rendered.length !== 1) throw new Error(`One changed line had these rendered:\n${rendered.join("\n")}`);
    } finally {
      await copy.remove();
    }
  }
});
