const steps: (() => unknown)[] = [];

/** Has cleanUp end what was started. */
export const onCleanUp = (step: () => unknown): void => {
  steps.push(step);
};

/** Ends what was started, last first, all of it even where a step fails. For afterEach or afterAll: they always run. */
export const cleanUp = async (): Promise<void> => {
  const step = steps.pop();
  if (step === undefined) return;
  try {
    await step();
  } finally {
    await cleanUp();
  }
};
