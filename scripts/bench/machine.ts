import { cpus, totalmem } from "node:os";

/** The machine that the figures come from, in one sentence. It names no host. */
export const machine = (): string => {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 1024 ** 3);
  return `${cpus().length} cores (${first?.model.trim() ?? "unknown"}), ${memory} GB, ${process.platform} ${process.arch}, Node ${process.version}`;
};

/** Today, as 2026-11-21. */
export const today = (): string => new Date().toISOString().slice(0, 10);
