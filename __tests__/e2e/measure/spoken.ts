import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import type * as VirtualScreenReader from "@guidepup/virtual-screen-reader";

/**
 * Reads a part of a page as a screen reader would, by Guidepup's virtual screen reader (ARIA, HTML-AAM and accname). It
 * runs inside the real browser, so what styles hide is not read. It is no real screen reader: docs/manual-testing.md.
 */

const file = path.resolve(
  __dirname,
  "..",
  "..",
  "..",
  "node_modules/@guidepup/virtual-screen-reader/lib/esm/index.browser.js",
);
const address = "/virtual-screen-reader.js";

/** Where a paragraph begins and ends is seen by the lines. */
const unsaid = ["paragraph", "end of paragraph"];

/**
 * @param page one whose content security policy is off (bypassCSP), since the reader is a script from elsewhere
 * @param selector what is read, from its beginning to its end
 * @returns what was said, a line each
 */
export const spokenText = async (page: Page, selector: string): Promise<string> => {
  await page.route(`**${address}`, (route) =>
    route.fulfill({ contentType: "text/javascript", body: readFileSync(file, "utf8") }),
  );
  const phrases = await page.evaluate(
    async ([url, part]) => {
      const { virtual } = (await import(url)) as typeof VirtualScreenReader;
      const container = document.querySelector(part);
      if (container === null) throw new Error(`There is no ${part} to read.`);
      await virtual.start({ container });
      const [first] = await virtual.spokenPhraseLog();
      // A cursor that is through begins anew. No part of this site comes near this many phrases.
      for (let step = 0; step < 5000; step += 1) {
        await virtual.next();
        if ((await virtual.lastSpokenPhrase()) === first) break;
      }
      const log = (await virtual.spokenPhraseLog()).slice(0, -1);
      await virtual.stop();
      return log;
    },
    [address, selector] as const,
  );
  const said = phrases.filter((phrase, index) => !unsaid.includes(phrase) && !(index === 1 && phrase === phrases[0]));
  return `${said.join("\n")}\n`;
};
