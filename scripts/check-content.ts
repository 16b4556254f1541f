import path from "node:path";
import { checkContent } from "../src/content-check/check-content";
import { describeMistakes } from "../src/content-check/mistake";

/** `npm run check:content`: tells all content mistakes at once, without a build. Ends with 1 when there is one. */
const mistakes = checkContent(path.resolve(__dirname, ".."));
if (mistakes.length > 0) {
  console.error(describeMistakes(mistakes));
  process.exitCode = 1;
} else {
  console.log("The content is in order.");
}
