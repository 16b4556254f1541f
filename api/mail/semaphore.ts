/** Lets a bounded number of tasks run at once; the others wait in line. */
export interface Slots {
  /**
   * Runs a task when there is room.
   * @param waitMs the longest wait in line, in milliseconds
   * @returns undefined when the wait was too long and the task never began
   */
  readonly run: <Result>(task: () => Promise<Result>, waitMs: number) => Promise<Result | undefined>;
}

/**
 * Makes slots. Mail servers limit how many connections one client may open (Postfix: 50 by
 * default), and answer 421 beyond that.
 * @param size how many tasks may run at once, at least 1
 */
export const makeSlots = (size: number): Slots => {
  let free = size;
  const line: (() => void)[] = [];

  const release = (): void => {
    const next = line.shift();
    if (next === undefined) free += 1;
    else next();
  };

  const enter = async (waitMs: number): Promise<boolean> => {
    if (free > 0) {
      free -= 1;
      return true;
    }
    return new Promise((resolve) => {
      const go = (): void => {
        clearTimeout(timer);
        resolve(true);
      };
      const timer = setTimeout(
        () => {
          line.splice(line.indexOf(go), 1);
          resolve(false);
        },
        Math.max(waitMs, 0),
      );
      line.push(go);
    });
  };

  return {
    run: async (task, waitMs) => {
      if (!(await enter(waitMs))) return undefined;
      try {
        return await task();
      } finally {
        release();
      }
    },
  };
};
