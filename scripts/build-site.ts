import path from "node:path";
import { assertContactSettings } from "../api/config/read-settings";
import { checkContent } from "../src/content-lint/check-content";
import { describeMistakes } from "../src/content-lint/mistake";
import { precompress } from "./precompress";
import { commandFile, root, runNode } from "./run-command";
import { dropStaleCache, noteSources } from "./stale-cache";

interface Step {
  readonly what: string;
  /** @throws when it fails; the message says why */
  readonly run: () => Promise<void> | void;
}

const steps: readonly Step[] = [
  {
    what: "Checking the settings and the content",
    run: () => {
      assertContactSettings();
      const mistakes = checkContent(root);
      if (mistakes.length > 0) throw new Error(describeMistakes(mistakes));
    },
  },
  {
    what: "Generating the content of the contact function",
    run: async () => {
      if ((await runNode(path.join(root, "scripts", "generate-function-content.ts"))) !== 0) {
        throw new Error("The content of the contact function could not be generated. The reason is above.");
      }
    },
  },
  {
    what: "Building the pages with Gatsby (a few minutes the first time)",
    run: async () => {
      dropStaleCache(root);
      if ((await runNode(commandFile("gatsby"), ["build"])) !== 0) {
        throw new Error("Gatsby could not build the site. The reason stands above.");
      }
      noteSources(root);
    },
  },
  {
    what: "Packing the files for the network",
    run: async () => {
      const { files, before, after } = await precompress(path.join(root, "public"));
      const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;
      console.log(`${files} files: ${kilobytes(before)} plain, ${kilobytes(after)} with brotli.`);
    },
  },
];

/**
 * Builds the site into public/, saying what it does.
 * @throws at the first step that fails
 */
export const buildSite = async (): Promise<void> => {
  for (const [index, { what, run }] of steps.entries()) {
    console.log(`\n[${index + 1}/${steps.length}] ${what}…`);
    await run();
  }
};
