/**
 * Ends the process once the server has finished what is under way. However many signals come: a supervisor may signal
 * the whole process group.
 */
export const stopOnSignals = (stop: () => Promise<void>): void => {
  let stopped: Promise<never> | undefined;
  const end = (): void => {
    // The contact function may have open connections of its own, which would keep the process alive.
    stopped ??= stop().then(() => process.exit(0));
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT"] as const) process.on(signal, end);
  // The shell between npm and this process passes no signal on: it ends, and so does npm.
  const { ppid: parent, env } = process;
  if (env["npm_lifecycle_event"] !== undefined) setInterval(() => process.ppid !== parent && end(), 500).unref();
};
