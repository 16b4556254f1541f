/** Runs a script's main function. An error, thrown or rejected, is printed without its stack and sets exit code 1. */
export const runMain = (main: () => Promise<void> | void): void => {
  Promise.resolve()
    .then(main)
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    });
};
