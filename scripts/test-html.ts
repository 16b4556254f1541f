import { spawnSync } from "node:child_process";
import path from "node:path";
import { builtPages } from "./built-pages";
import { root, runMain } from "./run-command";

/**
 * `npm run test:html`: the Nu HTML checker on every built page, with no error and no warning but those of
 * test-html/exceptions.txt. It needs Java: without it the check is skipped, with CI set it fails.
 */

const publicFolder = path.join(root, "public");

runMain(() => {
  if (spawnSync("java", ["-version"]).error !== undefined) {
    const message = "This machine has no Java (Debian: apt-get install default-jre-headless).";
    if (process.env["CI"] !== undefined) throw new Error(message);
    console.warn(`${message} The HTML is not checked.`);
    return;
  }
  const pages = [...builtPages(publicFolder), "/offline/"].map((page) => path.join(page, "index.html"));
  const files = ["404.html", ...pages].map((file) => path.join(publicFolder, file));
  const jar = require.resolve("vnu-jar/build/dist/vnu.jar");
  const exceptions = path.join(__dirname, "test-html", "exceptions.txt");
  const { status } = spawnSync("java", ["-jar", jar, "--Werror", "--filterfile", exceptions, ...files], {
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("The Nu checker found errors in the built pages, see above.");
  console.log(`The Nu checker found no error and no warning on ${files.length} pages.`);
});
