import { jobs as groomingTable } from "./grooming-table/jobs";
import { jobs as illustrations } from "./illustrations/jobs";
import type { ArtJob, ArtTools } from "./lib/job";
import { createTools } from "./lib/tools";
import { jobs as senate } from "./senate/jobs";
import { jobs as stepUp90 } from "./step-up-90/jobs";

/**
 * `npm run build --prefix art`: builds all pictures. `-- senate` builds one family, `-- senate home` only the pictures of
 * that family whose path contains "home", and `-- illustrations rosa` those whose drawing's does.
 */

const families: Readonly<Record<string, readonly ArtJob[]>> = {
  "grooming-table": groomingTable,
  senate,
  "step-up-90": stepUp90,
  illustrations,
};

const makePictures = async (tools: ArtTools, jobs: readonly ArtJob[]): Promise<void> => {
  for (const job of jobs) {
    const began = Date.now();
    await job.make(tools);
    console.log(`${job.output} (${Date.now() - began} ms)`);
  }
};

const build = async (wanted: string | undefined, part: string): Promise<void> => {
  const chosen = Object.entries(families).filter(([family]) => wanted === undefined || family === wanted);
  if (chosen.length === 0) {
    throw new Error(`There is no family "${String(wanted)}". There are: ${Object.keys(families).join(", ")}`);
  }
  const tools = createTools();
  try {
    for (const [family, allJobs] of chosen) {
      const jobs = allJobs.filter(({ source = "", output }) => source.includes(part) || output.includes(part));
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
