import { existsSync } from "node:fs";
import type { ArtJob, ArtTools } from "./lib/job";
import { fromRoot } from "./lib/paths";
import { createTools } from "./lib/tools";

/**
 * `npm run build --prefix art`: builds all pictures. `-- senate` builds one family, `-- senate home` only the pictures of
 * that family whose path contains "home".
 */

const families = ["grooming-table", "senate", "step-up-90", "illustrations"] as const;

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
      const jobs = (await jobsOf(family)).filter((job) => job.output.includes(part));
      if (jobs.length === 0) throw new Error(`No picture of ${family} has "${part}" in its path.`);
      await makePictures(tools, jobs);
    }
  } finally {
    await tools.close();
  }
};

const [family, part = ""] = process.argv.slice(2);

build(family, part).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
