import { writeFileSync } from "node:fs";
import path from "node:path";
import { watch } from "chokidar";
import { readContent } from "../../src/content-lint/content-file";
import { lintContent } from "../../src/content-lint/lint-content";
import { formatErrors } from "../../src/content-lint/diagnostic";
import { errorsFile } from "../../src/gatsby/develop/routes";
import { updateContentCopy } from "./content-copy";

/** Text editors save, and Git writes, in several steps: events within this time, in milliseconds, are one change. */
const debounce = 150;

/**
 * Checks the content now and after each change. Valid content is copied to the folder that Gatsby reads; otherwise the
 * copy stays, and the errors are shown in the terminal and in the development overlay.
 * @param onValid called each time there is no error
 */
export const watchContent = (root: string, onValid: () => void): void => {
  let lastText = "";
  const check = async (): Promise<void> => {
    try {
      const { files } = readContent(root);
      const errors = await lintContent(root);
      const isValid = errors.length === 0;
      const text = isValid ? "" : formatErrors(errors);
      if (isValid) updateContentCopy(root, files);
      if (text !== lastText) console.log(`\n${isValid ? "The content is in order again." : text}\n`);
      lastText = text;
      writeFileSync(path.join(root, errorsFile), text);
      if (isValid) onValid();
    } catch (error) {
      // A file was moved while it was read: that is a change, too, after which all is checked again.
      if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) console.error(error);
    }
  };
  let lastCheck = check();
  let timer: NodeJS.Timeout | undefined;
  // Node's own recursive watch loses a file on Linux once another was renamed over it, as editors and sed -i do.
  watch(path.join(root, "content"), { ignoreInitial: true }).on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      lastCheck = lastCheck.then(check);
    }, debounce);
  });
};
