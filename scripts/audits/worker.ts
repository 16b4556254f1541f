import { chromium } from "@playwright/test";
import { chromiumArguments, findChromium } from "../find-chromium";
import { judgeView } from "./judge-view";
import type { FromWorker, ToWorker, ViewResult } from "./messages";
import type { View } from "./views";

/** One of the processes that judge views: a browser and the tools, driven by messages (in-workers.ts). */

const tell = (message: FromWorker): void => {
  process.send?.(message);
};

const main = async (): Promise<void> => {
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] });
  const judge = async (view: View): Promise<ViewResult> => {
    try {
      return { view, verdicts: await judgeView(browser, view) };
    } catch (error) {
      return { view, verdicts: [], fault: error instanceof Error ? error.message : String(error) };
    }
  };
  process.on("message", (message: ToWorker) => {
    if (message.asks === "judge") {
      void judge(message.view).then((result) => tell({ says: "judged", result }));
    } else {
      void browser.close().then(() => process.disconnect());
    }
  });
  tell({ says: "ready" });
};

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
