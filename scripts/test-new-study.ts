import { cpSync, existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { lintContent } from "../src/content-lint/lint-content";
import { formatErrors } from "../src/content-lint/diagnostic";
import { makeScratchCopy } from "./bench/growth/scratch-copy";
import { timedBuild } from "./bench/growth/timed-build";
import { interpolate } from "./new-content/fill-in-new";
import { root, runMain, runNode } from "./run-command";

/**
 * `npm run test:new-study`: makes a case study with `npm run new` in a copy of the project, fills it in, builds the
 * copy and looks for its pages. A command of its own, because a second build is too long for `npm test`; there the
 * quick half stands in __tests__/content/new-content.test.ts.
 */

const name = "City Library";
const key = "project-city-library";
const pages = ["", "define/", "ideate/", "prototype/", "test/"].map((step) => `${key}/${step}`);

const expectThat = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(`It failed: ${what}.`);
  console.log(`ok  ${what}`);
};

runMain(async () => {
  const copy = await makeScratchCopy(root);
  try {
    // Pictures that are made already keep their names; only the new ones have to be made.
    const made = path.join(root, "public", "static");
    if (existsSync(made)) cpSync(made, path.join(copy.root, "public", "static"), { recursive: true });

    const code = await runNode(path.join(root, "scripts", "new.ts"), ["case-study", "--name", name], {
      CONTENT_ROOT: copy.root,
    });
    expectThat(code === 0, "npm run new makes the files");
    expectThat(lintContent(copy.root).length > 0, "the check refuses them as they are");

    const files = ["study", "1-discovery", "2-define", "3-ideate", "4-prototype", "5-test"];
    const picture = path.join(root, "content", "case-studies", "project-senate", "hero.png");
    for (const file of files) interpolate(copy.root, `content/case-studies/${key}/${file}.yaml`, picture);
    const mistakes = lintContent(copy.root);
    if (mistakes.length > 0) throw new Error(formatErrors(mistakes));
    console.log("ok  the check accepts them when they are filled in");

    const { seconds } = await timedBuild(copy.root);
    expectThat(true, `the site is built, in ${Math.round(seconds)} seconds`);
    const html = (page: string): string => readFileSync(path.join(copy.root, "public", page, "index.html"), "utf8");
    for (const page of pages) {
      const text = html(page);
      expectThat(/<h1[^>]*>(?:<[^>]*>)*Text \d/u.test(text), `/${page} has the heading that was written`);
      expectThat(
        pages.every((other) => text.includes(`href="/${other}"`)),
        `/${page} links to the five steps`,
      );
    }
    expectThat(html("our-projects").includes(`href="/${key}/"`), "Our Projects shows its card");
    expectThat(html("sitemap").includes(`href="/${key}/define/"`), "the sitemap lists its steps");
  } finally {
    await copy.remove();
  }
});
