import { spawnSync } from "node:child_process";
import path from "node:path";
import { commandFile, root } from "../../scripts/run-command";
import { useContentCopy } from "./content-copy";

/** `npm run check:content`: errors, reminders, hints and sample data as an editor and GitHub see them. */

const content = useContentCopy();
const home = "pages/home/home.yaml";
const privacy = "pages/privacy-policy/privacy-policy.yaml";

test("prints errors of form and of spelling at once, hints apart from them, and annotates on GitHub", () => {
  content.set(home, ["hero", "heading"], "Makers of acessible apps");
  content.set(home, ["services", "links", 0, "to"], "/nowhere/");
  content.set(
    home,
    ["about", "paragraphs", 0],
    "Notwithstanding considerable organizational complexity, interdisciplinary accessibility practitioners " +
      "characteristically demonstrate extraordinary perseverance when institutional stakeholders continuously " +
      "underestimate administrative responsibilities and obviously everyone knows that such negligence is absolutely and irresponsibly crazy.",
  );
  const person = content.fileOf("TeamMember");
  content.set(person, ["sample"], true);
  content.write(privacy, content.read(privacy).replace(/^updated: .*$/mu, 'updated: "2020-01-01"'));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [commandFile("tsx"), path.join(root, "scripts", "check-content.ts"), "--hints", "--samples"],
    { encoding: "utf8", env: { ...process.env, GITHUB_ACTIONS: "true", CONTENT_ROOT: content.root } },
  );
  const line = content.lineOf(home, /acessible/u);
  expect(stderr).toContain(`content/${home}:${line}:3  hero › heading  [spelling]`);
  expect(stderr).toMatch(/services › links › 1 › to {2}\[broken-link\][\s\S]*\n\d+ errors\.$/mu);
  expect(stderr).not.toContain("[reading-grade]");
  expect(stdout).toMatch(
    /hint: content\/pages\/home\/home\.yaml:\d+:\d+ {2}about › paragraphs › 1 {2}\[reading-grade\]\n/u,
  );
  expect(stdout).toMatch(/about › paragraphs › 1 {2}\[inclusive-language\]\n/u);
  expect(stdout).toMatch(/privacy-policy\.yaml:\d+:\d+ {2}updated {2}\[review-age\]\n/u);
  expect(stdout).toContain(`    content/${person}:${content.lineOf(person, /^sample:/u)}\n`);
  expect(stdout).toContain(`::error file=content/${home},line=${line},col=3,title=hero › heading::`);
  expect(stdout).toMatch(/::warning file=content\/pages\/home\/home\.yaml,line=\d+,/u);
  expect(status).toBe(1);
}, 60_000);
