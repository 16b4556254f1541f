import path from "node:path";
import { watch } from "chokidar";
import { lintWithDrafts } from "../../src/content-lint/lint-content";
import { formatErrors, type Diagnostic } from "../../src/content-lint/diagnostic";
import { writeDiagnostics } from "../../src/gatsby/develop/diagnostics";
import { updateContentCopy } from "./content-copy";

/** Text editors save, and Git writes, in several steps: events within this time, in milliseconds, are one change. */
const debounce = 150;

/**
 * Checks the content now and after each change. Valid content is copied to the folder that Gatsby reads; otherwise the
 * copy stays, and the errors are shown in the terminal and in the development overlay.
 * @param onChecked called each time with the errors
 */
export const watchContent = (root: string, onChecked: (diagnostics: readonly Diagnostic[]) => void): void => {
  let lastMessage = "";
  const check = (): void => {
    try {
      const lint = lintWithDrafts(root);
      const diagnostics = lint.errors;
      const text = diagnostics.length === 0 ? "" : formatErrors(diagnostics);
      if (diagnostics.length === 0) {
        const changed = updateContentCopy(root, lint);
        if (lastMessage !== "") console.log("\nThe content is in order again.");
        const names = changed.length > 20 ? [] : changed.map((name) => `content/${name.split(path.sep).join("/")}`);
        if (names.length > 0) console.log(`Changed: ${names.join(", ")}`);
      } else if (text !== lastMessage) {
        console.error(`\n${text.replace("Nothing was built.", "The page stays as it was until they are fixed.")}\n`);
      } else {
        console.error("Saved. The errors above are still there.");
      }
      writeDiagnostics(root, diagnostics);
      lastMessage = text;
      onChecked(diagnostics);
    } catch (error) {
      // A file was moved while it was read: that is a change, too, after which all is checked again.
      if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) console.error(error);
    }
  };
  check();
  let timer: NodeJS.Timeout | undefined;
  // Node's own recursive watch loses a file on Linux once another was renamed over it, as editors and sed -i do.
  watch(path.join(root, "content"), { ignoreInitial: true }).on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(check, debounce);
  });
};
