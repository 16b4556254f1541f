/** The line is the visitor's first: what the worker fetches for later waits while the visitor waits for an answer. */

let waiting = 0;
const held: (() => void)[] = [];

/** Holds the worker's own fetching back until an answer to the visitor is there. @returns that answer */
export const goesFirst = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
  waiting += 1;
  try {
    return await answer;
  } finally {
    waiting -= 1;
    if (waiting === 0) for (const goOn of held.splice(0)) goOn();
  }
};

/** Resolves when no visitor waits. */
export const lineIsFree = (): Promise<void> =>
  waiting === 0
    ? Promise.resolve()
    : new Promise((resolve) => {
        held.push(resolve);
      });
