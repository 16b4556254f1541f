/** Runs a bounded number of tasks at once; the others queue. */
export interface Semaphore {
  /**
   * Runs a task when a slot is free.
   * @param waitMs the longest wait in the queue, in milliseconds
   * @returns undefined when the wait timed out; the task did not run
   */
  readonly run: <Result>(task: () => Promise<Result>, waitMs: number) => Promise<Result | undefined>;
}

/**
 * Creates a semaphore. Mail servers limit the connections of one client (Postfix: 50 by default) and
 * answer 421 beyond that.
 * @param size how many tasks may run at once, at least 1
 */
export const createSemaphore = (size: number): Semaphore => {
  let free = size;
  const queue: (() => void)[] = [];

  const release = (): void => {
    const next = queue.shift();
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
          queue.splice(queue.indexOf(go), 1);
          resolve(false);
        },
        Math.max(waitMs, 0),
      );
      queue.push(go);
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
