import { existsSync } from "node:fs";
import { checkPictures } from "./check";
import type { ArtJob, ArtTools } from "./lib/job";
import { fromRoot } from "./lib/paths";
import { createTools } from "./lib/tools";

/**
 * Rebuilds the site's pictures: `tsx art/build.ts` makes all, `tsx art/build.ts senate` one family,
 * `tsx art/build.ts senate home` only the pictures of that family whose path holds "home".
 * With `--check` before these words it makes them elsewhere and tells which are not the committed ones.
 */

const families = ["grooming-table", "senate", "step-up-90", "illustrations", "social"] as const;

interface JobsModule {
  readonly jobs: readonly ArtJob[];
}

const isJobsModule = (value: unknown): value is JobsModule =>
  typeof value === "object" && value !== null && "jobs" in value && Array.isArray(value.jobs);

/** The family's jobs, or nothing when it has no jobs file yet. */
const jobsOf = async (family: string): Promise<readonly ArtJob[]> => {
  if (!existsSync(fromRoot(`art/${family}/jobs.ts`))) {
    console.log(`${family}: art/${family}/jobs.ts is missing, skipped`);
    return [];
  }
  const found: unknown = await import(`./${family}/jobs`);
  if (!isJobsModule(found)) {
    throw new Error(`art/${family}/jobs.ts must export "jobs"`);
  }
  return found.jobs;
};

const makePictures = async (tools: ArtTools, jobs: readonly ArtJob[]): Promise<void> => {
  for (const job of jobs) {
    const began = Date.now();
    await job.make(tools);
    console.log(`${job.output} (${Date.now() - began} ms)`);
  }
};

const build = async (wanted: string | undefined, part: string): Promise<void> => {
  const chosen = families.filter((family) => wanted === undefined || family === wanted);
  if (chosen.length === 0) {
    throw new Error(`There is no family "${String(wanted)}". There are: ${families.join(", ")}`);
  }
  const tools = createTools();
  try {
    for (const family of chosen) {
      const jobs = await jobsOf(family);
      await makePictures(
        tools,
        jobs.filter((job) => job.output.includes(part)),
      );
    }
  } finally {
    await tools.close();
  }
};

const check = async (wanted: readonly string[]): Promise<void> => {
  const faults = await checkPictures(wanted);
  if (faults.length === 0) {
    console.log("The committed pictures are what their sources give.");
    return;
  }
  console.error(`${faults.join("\n")}\n${faults.length} differ. Run "npm run art" and look at them.`);
  process.exitCode = 1;
};

const [first, ...others] = process.argv.slice(2);

(first === "--check" ? check(others) : build(first, others[0] ?? "")).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
