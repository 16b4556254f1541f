import { reject } from "../responses/result";
import { createMemoryStore } from "./memory-idempotency-store";

describe("the memory", () => {
  const sent = { name: "sent", status: 200 } as const;

  test("forgets the oldest when it is full, never what is being sent", async () => {
    const idempotencyStore = createMemoryStore();
    let finish: (() => void) | undefined;
    const slow = idempotencyStore.run("slow", 60, 1000, async () => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return sent;
    });
    for (let i = 0; i < 10_050; i += 1)
      await idempotencyStore.run(`key ${i}`, 60, 1000, async () => Promise.resolve(sent));

    const work = jest.fn(async () => Promise.resolve(sent));
    await idempotencyStore.run("key 0", 60, 1000, work);
    expect(work).toHaveBeenCalledTimes(1);
    await idempotencyStore.run("key 10049", 60, 1000, work);
    expect(work).toHaveBeenCalledTimes(1);
    const again = idempotencyStore.run("slow", 60, 1000, work);
    finish?.();
    expect([await slow, await again]).toEqual([sent, { name: "already-sent", status: 200 }]);
    expect(work).toHaveBeenCalledTimes(1);
  });

  test("keeps nothing of what failed or broke", async () => {
    const idempotencyStore = createMemoryStore();
    expect(
      await idempotencyStore.run("key", 60, 1000, async () => Promise.resolve(reject("mail-rejected"))),
    ).toMatchObject({
      status: 502,
    });
    await expect(
      idempotencyStore.run("key", 60, 1000, async () => Promise.reject(new Error("broken"))),
    ).rejects.toThrow("broken");
    expect(await idempotencyStore.run("key", 60, 1000, async () => Promise.resolve(sent))).toBe(sent);
  });
});
