/** @jest-environment node */
import type { LogEntry } from "../../api/log";
import { bodyOf, createHarness } from "./helpers/harness";

test("a form post is answered with the visitor's text when the store crashes, and the crash is logged", async () => {
  const log: LogEntry[] = [];
  const { ask, headers } = createHarness({
    idempotencyStore: { run: () => Promise.reject(new TypeError("no store")) },
    log: (entry) => log.push(entry),
  });
  const { status, body } = await ask({
    headers: { ...headers, "content-type": "application/x-www-form-urlencoded" },
    body: bodyOf("email=dana%40example.com&message=Do+not+lose+me."),
  });
  expect(status).toBe(500);
  expect(body).toContain('value="dana@example.com"');
  expect(body).toContain("Do not lose me.</textarea>");
  expect(log).toEqual([
    expect.objectContaining({
      result: "crash",
      status: 500,
      error: expect.stringMatching(/^TypeError at /u) as string,
    }),
  ]);
});
