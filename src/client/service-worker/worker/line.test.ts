import { goesFirst, lineIsFree } from "./line";

/** An answer that comes, or fails to, when told. */
const answer = () => {
  let come: (text: string) => void = () => undefined;
  let fail: (why: Error) => void = () => undefined;
  const promise = new Promise<string>((resolve, reject) => {
    come = resolve;
    fail = reject;
  });
  return { promise, come, fail };
};

/** Whether the line is free by now. */
const isFree = async (): Promise<boolean> => {
  let free = false;
  void lineIsFree().then(() => {
    free = true;
  });
  await new Promise(process.nextTick);
  return free;
};

test("the line is free where nobody waits", async () => {
  expect(await isFree()).toBe(true);
});

test("it is not until the last answer is there", async () => {
  const [one, other] = [answer(), answer()];
  const first = goesFirst(one.promise);
  void goesFirst(other.promise);
  expect(await isFree()).toBe(false);
  one.come("a page");
  expect(await first).toBe("a page");
  expect(await isFree()).toBe(false);
  const freed = lineIsFree();
  other.come("another");
  await freed;
  expect(await isFree()).toBe(true);
});

test("an answer that fails frees it too, and is told", async () => {
  const one = answer();
  const first = goesFirst(one.promise);
  one.fail(new Error("no network"));
  await expect(first).rejects.toThrow("no network");
  expect(await isFree()).toBe(true);
});
