const steps: (() => unknown)[] = [];

/** Has cleanUp end what was started: in Jest after the test, or after all if it was started before them (setup.ts). */
export const onCleanUp = (step: () => unknown): void => {
  steps.push(step);
};

export const countSteps = (): number => steps.length;

/** Ends what was started, last first, all of it even where a step fails. @param kept how many steps are left */
export const cleanUp = async (kept = 0): Promise<void> => {
  if (steps.length <= kept) return;
  try {
    await steps.pop()?.();
  } finally {
    await cleanUp(kept);
  }
};
