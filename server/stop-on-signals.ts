/**
 * Ends the process once the server has finished what is under way. However many signals come: a supervisor may signal the
 * whole process group, and npx passes its own on.
 */
export const stopOnSignals = (stop: () => Promise<void>): void => {
  let stopped: Promise<never> | undefined;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      // The contact function may have open connections of its own, which would keep the process alive.
      stopped ??= stop().then(() => process.exit(0));
    });
  }
};
