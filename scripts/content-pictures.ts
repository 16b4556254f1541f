import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { startServer } from "../server/start-server";
import { readContent } from "../src/content-lint/content-file";
import { readGuide } from "./content-guide/read-guide";
import { scenes } from "./content-guide/scenes";
import { takePicture } from "./content-guide/take-picture";
import { chromiumArguments, findChromium } from "./find-chromium";
import { root, runMain } from "./run-command";

/**
 * `npm run content:pictures`: takes the pictures of CONTENT.md from the built site, and numbers in each what the rows
 * under it change. It fails when a row's words are nowhere to be seen. Look at the pictures before you commit them.
 */
runMain(async () => {
  const rows = readGuide(root);
  const { files } = readContent(root);
  const folder = path.join(root, "docs", "content");
  mkdirSync(folder, { recursive: true });
  const { address, stop } = await startServer(root, 0);
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] });
  try {
    for (const scene of scenes) {
      const picture = await takePicture(browser, address, files, scene, rows);
      writeFileSync(path.join(folder, `${scene.name}.webp`), picture);
      console.log(`docs/content/${scene.name}.webp  ${Math.ceil(picture.byteLength / 1024)} kB`);
    }
  } finally {
    await browser.close();
    await stop();
  }
});
