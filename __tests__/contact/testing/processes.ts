import type { ChildProcess } from "node:child_process";
import { connect } from "node:net";

/** Asks again and again until something is so. @throws when it is not within ten seconds */
export const until = async (isSo: () => Promise<boolean> | boolean): Promise<void> => {
  const end = Date.now() + 10_000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error("It did not happen within ten seconds.");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

/** Waits until something listens on a port. */
export const untilOpen = (port: number): Promise<void> =>
  until(
    () =>
      new Promise<boolean>((resolve) => {
        const socket = connect(port, "127.0.0.1", () => {
          socket.destroy();
          resolve(true);
        });
        socket.once("error", () => resolve(false));
      }),
  );

/** Kills a process that a test started, even a stopped one. */
export const endProcess = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
  });
  child.kill("SIGKILL");
  await ended;
};
