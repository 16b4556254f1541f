// The weekly message of .github/workflows is taken by the function, and fails loudly where no mail server takes it.
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { parse } from "yaml";
import { z } from "zod";
import { startWithSmtp } from "../testing/contact-server";
import { textOf } from "../testing/smtp-sink";

const step = z.object({ run: z.string() });
const workflow = z.object({ jobs: z.object({ send: z.object({ steps: z.tuple([step]) }) }) });

test("the weekly message arrives marked; one that isn't accepted fails the workflow", async () => {
  const { url, sink } = await startWithSmtp();
  const [{ run }] = workflow.parse(parse(readFileSync(".github/workflows/weekly-message.yml", "utf8"))).jobs.send.steps;
  const env = { ...process.env, SITE_URL: new URL(url).origin };
  const send = (script: string) => promisify(execFile)(process.execPath, ["--eval", script], { env });
  await send(run);
  expect(sink.arrived.map(textOf)).toEqual([expect.stringMatching(/^Weekly test message of \d{4}-\d\d-\d\d\./u)]);
  sink.reject.connect = 554;
  // The same text would count as sent before.
  await expect(send(run.replace("Weekly", "Another"))).rejects.toThrow("503");
});
