import { fork } from "node:child_process";
import path from "node:path";
import type { FromWorker, ToWorker, ViewResult } from "./messages";
import type { View } from "./views";

/**
 * Judges views in processes of their own, so that each core has one tool at work.
 * @param onResult called for each view as it is done
 * @throws when a process ends before its work is done
 */
export const judgeInWorkers = async (
  views: readonly View[],
  workers: number,
  onResult: (result: ViewResult) => void,
): Promise<readonly ViewResult[]> => {
  const waiting = [...views];
  const results: ViewResult[] = [];
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const child = fork(path.join(__dirname, "worker.ts"));
      const give = (): void => {
        const view = waiting.shift();
        const message: ToWorker = view === undefined ? { asks: "end" } : { asks: "judge", view };
        child.send(message);
      };
      child.on("message", (message: FromWorker) => {
        if (message.says === "judged") {
          results.push(message.result);
          onResult(message.result);
        }
        give();
      });
      child.once("error", reject);
      child.once("exit", (code) => {
        if (code === 0) resolve();
        else reject(new Error(`A process of the audits ended with ${String(code)}.`));
      });
    });
  await Promise.all(Array.from({ length: workers }, work));
  return results;
};
