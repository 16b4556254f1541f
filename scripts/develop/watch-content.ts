import { watch } from "node:fs";
import path from "node:path";
import { lintContent } from "../../src/content-lint/lint-content";
import { formatErrors } from "../../src/content-lint/diagnostic";
import { updateContentCopy, writeNotice } from "./content-copy";

/** Editors save in several steps; what comes within this time, in milliseconds, is one change. */
const quiet = 30;

/**
 * Checks the content now and at each change. Without mistakes the copy that live editing shows is brought up to date;
 * with mistakes it stays as it was, and they are told in the terminal and in the open page.
 * @param root the project's folder, absolute
 * @param onChecked told each time, with the number of mistakes
 * @returns ends the watching
 */
export const watchContent = (root: string, onChecked: (mistakes: number) => void): (() => void) => {
  let told = "";
  const look = (): void => {
    try {
      const mistakes = lintContent(root);
      const text = mistakes.length === 0 ? "" : formatErrors(mistakes);
      if (mistakes.length === 0) {
        const changed = updateContentCopy(root);
        if (told !== "") console.log("\nThe content is in order again.");
        for (const name of changed.length > 20 ? [] : changed) console.log(`content/${name.split(path.sep).join("/")}`);
      } else if (text !== told) {
        console.error(`\n${text.replace("Nothing was built.", "The page stays as it was until they are mended.")}\n`);
      }
      if (text !== told || mistakes.length === 0) writeNotice(root, text);
      told = text;
      onChecked(mistakes.length);
    } catch (error) {
      // A file that is moved while it is read: the next change tells.
      console.error(error instanceof Error ? error.message : error);
    }
  };
  look();
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(path.join(root, "content"), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(look, quiet);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
};
