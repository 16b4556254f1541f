import { generateFunctionContent } from "../build-site";
import { root, runMain } from "../run-command";
import { runGatsby } from "./run-gatsby";
import { watchContent } from "./watch-content";

/** One session of live editing: the content check, and Gatsby once there is valid content. */
runMain(async () => {
  await new Promise<void>((resolve) => {
    watchContent(root, ({ length }) => {
      if (length === 0) resolve();
    });
  });
  console.log("The site is starting. This takes about a minute. Ctrl+C stops it.");
  await generateFunctionContent();
  await runGatsby(Number(process.argv[2]));
  process.exit(1);
});
