import { setTimeout as wait } from "node:timers/promises";

/** Asks again and again until something is so. @throws when it is not within ten seconds */
export const until = async (isSo: () => Promise<boolean> | boolean): Promise<void> => {
  const end = Date.now() + 10_000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error("It did not happen within ten seconds.");
    await wait(20);
  }
};
