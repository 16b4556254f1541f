import { readContactSettings } from "../api/config/read-settings";
import { root } from "./project-root";
import { runMain } from "./run-main";

/** Whether messages may become files. Only `npm start` asks for it: a server for visitors must send them. */
const isForDevelopment = process.argv.includes("--development");

/**
 * Ends the process once the server has finished what is under way. However many signals come: a supervisor may signal
 * the whole process group.
 */
const stopOnSignals = (stop: () => Promise<void>): void => {
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

/**
 * Serves what the last build made, contact function included, until a signal stops it. Without a setting it's for
 * production, so that no visitor's message becomes a file that nobody reads.
 */
runMain(async () => {
  // A closed pipe or a full disk costs lines of the log, and nothing else.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
  const { CONTACT_ENV = "", NODE_ENV = "", PORT = "" } = process.env;
  if (CONTACT_ENV.trim() === "") {
    const isDevelopment = NODE_ENV === "development" || (isForDevelopment && NODE_ENV !== "production");
    process.env["CONTACT_ENV"] = isDevelopment ? "development" : "production";
  }
  const { proxy } = readContactSettings();
  // Imported late: the function reads content that the build writes.
  const { hostToUse, startServer } = await import("../server/start-server");
  const { address, stop } = await startServer(root, PORT === "" ? 9000 : Number(PORT), hostToUse(process.env, proxy));
  stopOnSignals(stop);
  console.log("\nThe site is served as the last build made it; after another build, restart. Ctrl+C stops it.");
  console.log(address.replace("127.0.0.1", "localhost"));
});
