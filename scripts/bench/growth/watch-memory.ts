import { readdirSync, readFileSync } from "node:fs";

/** How often the memory is looked at. Shorter peaks are missed. */
const everyMs = 500;

/** The parent of each process. */
const parents = (): ReadonlyMap<number, number> =>
  new Map(
    readdirSync("/proc")
      .filter((name) => /^\d+$/u.test(name))
      .flatMap((name): readonly [number, number][] => {
        try {
          // The second field is the command in brackets and may hold blanks; the parent is the second after it.
          const [, rest = ""] = /\)\s(.*)$/u.exec(readFileSync(`/proc/${name}/stat`, "utf8").trim()) ?? [];
          return [[Number(name), Number(rest.split(" ")[1])]];
        } catch {
          // It ended meanwhile.
          return [];
        }
      }),
  );

const familyOf = (first: number): readonly number[] => {
  const known = parents();
  const isOfFamily = (pid: number): boolean => {
    for (let one: number | undefined = pid; one !== undefined && one > 0; one = known.get(one)) {
      if (one === first) return true;
    }
    return false;
  };
  return [...known.keys()].filter(isOfFamily);
};

/** Bytes of one process: memory that several share is split between them, so that nothing counts twice. */
const bytesOf = (pid: number): number => {
  try {
    const [, kilobytes = "0"] = /^Pss:\s+(\d+) kB$/mu.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8")) ?? [];
    return Number(kilobytes) * 1024;
  } catch {
    return 0;
  }
};

/**
 * Watches the memory of a process and of all that it starts, on Linux.
 * @param pid of the first process
 * @returns a function that ends the watch and gives the peak in bytes; undefined on other systems
 */
export const watchMemory = (pid: number): (() => number | undefined) => {
  if (process.platform !== "linux") return () => undefined;
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(
      peak,
      familyOf(pid).reduce((sum, one) => sum + bytesOf(one), 0),
    );
  }, everyMs);
  return () => {
    clearInterval(timer);
    return peak;
  };
};
