import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { lintContent } from "../../../src/content-lint/lint-content";
import { studyKey } from "./sample-study";
import { writeStudies } from "./write-studies";

const project = path.resolve(__dirname, "..", "..", "..");
let root: string;

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), "studies-"));
  cpSync(path.join(project, "content"), path.join(root, "content"), { recursive: true });
});

afterAll(() => rmSync(root, { recursive: true }));

/** The content has fifteen step pages of its own. */
const twoMoreStudies = 25;

test("what it makes passes the content check, and two pictures are never alike", async () => {
  const folders = await writeStudies(root, twoMoreStudies);
  expect(folders.map((folder) => path.basename(folder))).toEqual([studyKey(1), studyKey(2)]);
  expect(lintContent(root)).toEqual([]);
  const pictures = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(".png"))
      .map((name) =>
        createHash("sha256")
          .update(readFileSync(path.join(folder, name)))
          .digest("hex"),
      ),
  );
  expect(pictures).toHaveLength(14);
  expect(new Set(pictures).size).toBe(14);
});

test("the check does look at the studies that were made", () => {
  const step = path.join(root, "content", "case-studies", studyKey(2), "2-define.yaml");
  writeFileSync(step, readFileSync(step, "utf8").replace("order: 2", "order: 3"));
  expect(lintContent(root).map(({ file }) => file)).toContain(`content/case-studies/${studyKey(2)}/2-define.yaml`);
});

test("a number that studies of five steps can't reach is refused", async () => {
  await expect(writeStudies(root, 33)).rejects.toThrow("33 step pages can't be reached");
});
