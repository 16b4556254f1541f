// The memory of what was sent is bounded in size and time, and never forgets what is being sent.
import { createMemoryStore, type SentEntry } from "./idempotency-store";

const sent = { name: "sent", status: 200 } as const;

test("forgets the oldest when it is full, never what is being sent", async () => {
  const { run } = createMemoryStore();
  const work = jest.fn(async () => Promise.resolve(sent));
  let finish = (): void => undefined;
  const sending = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const slow = run("slow", 60, 1000, () => sending.then(() => sent));
  for (let i = 0; i < 10_050; i += 1) await run(`key ${i}`, 60, 1000, async () => Promise.resolve(sent));

  for (const key of ["key 0", "key 10049"]) await run(key, 60, 1000, work);
  expect(work).toHaveBeenCalledTimes(1);
  const again = run("slow", 60, 1000, work);
  finish();
  expect([await slow, await again]).toEqual([sent, { name: "already-sent", status: 200 }]);
  expect(work).toHaveBeenCalledTimes(1);
});

test("forgets what was sent when its time is over, though nobody sends again", async () => {
  jest.useFakeTimers();
  const entries = new Map<string, SentEntry>();
  const { run } = createMemoryStore(entries);
  await run("form", 600, 1000, async () => Promise.resolve(sent));
  await run("script", 86_400, 1000, async () => Promise.resolve(sent));
  const remembered = [599, 1, 85_799, 1].map((seconds) => {
    jest.advanceTimersByTime(seconds * 1000);
    return [...entries.keys()];
  });
  jest.useRealTimers();
  expect(remembered).toEqual([["form", "script"], ["script"], ["script"], []]);
});
