import { mkdtempSync, readdirSync, readFileSync, rmSync, cpSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { cmsConfig, singleFiles } from "../../scripts/admin/cms-config";
import { keepComments } from "../../scripts/admin/keep-comments";
import { serveAdmin } from "../../scripts/admin/serve-admin";
import { collectionOfFile } from "../../src/content-schema/collections";
import { lintContent } from "../../src/content-lint/lint-content";

/**
 * The visual editor of `npm run admin`: it opens, lists every kind of content, and saves a file that the check accepts.
 * A person chooses the clone's folder in a dialog of the browser, which no script can; here the browser's own private
 * folder stands for it, filled with the site's YAML.
 */

const project = path.resolve(__dirname, "..", "..");
const content = path.join(project, "content");

const yamlFiles = readdirSync(content, { recursive: true, encoding: "utf8" })
  .map((name) => name.split(path.sep).join("/"))
  .filter((name) => name.endsWith(".yaml"));

let server: Server;
let address: string;

test.beforeAll(async () => {
  server = await serveAdmin(0);
  const own = server.address();
  if (own === null || typeof own === "string") throw new Error("The editor's server has no port.");
  address = `http://localhost:${own.port}/admin/`;
});

test.afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const fillFolder = async (page: Page): Promise<void> => {
  await page.goto(`${address}config.json`);
  await page.evaluate(
    async (files) => {
      const top = await navigator.storage.getDirectory();
      await top.getDirectoryHandle(".git", { create: true });
      for (const { folders, name, text } of files) {
        let folder = top;
        for (const part of folders) folder = await folder.getDirectoryHandle(part, { create: true });
        const writable = await (await folder.getFileHandle(name, { create: true })).createWritable();
        await writable.write(text);
        await writable.close();
      }
    },
    yamlFiles.map((file) => {
      const folders = ["content", ...file.split("/").slice(0, -1)];
      return { folders, name: path.basename(file), text: readFileSync(path.join(content, file), "utf8") };
    }),
  );
};

const saved = (page: Page, file: string): Promise<string> =>
  page.evaluate(
    async (parts) => {
      let folder = await navigator.storage.getDirectory();
      for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part);
      return (await (await folder.getFileHandle(parts.at(-1) ?? "")).getFile()).text();
    },
    ["content", ...file.split("/")],
  );

test("lists every kind of content, edits and saves a file that the check accepts", async ({ page }) => {
  test.setTimeout(120_000);
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await fillFolder(page);
  const answer = await page.goto(address);
  expect(answer?.headers()["x-robots-tag"]).toContain("noindex");
  expect(answer?.headers()["content-security-policy"]).toContain("script-src 'self';");
  await page.getByRole("button", { name: "Work with Local Repository" }).click({ timeout: 60_000 });

  for (const collection of cmsConfig().collections) {
    const inFolder = (file: string): boolean =>
      "folder" in collection &&
      collectionOfFile(file) !== undefined &&
      `content/${file}`.startsWith(`${collection.folder}/`);
    const count =
      "files" in collection
        ? collection.files.length
        : // It counts what has the form of the path: a step's form fits the studies too.
          yamlFiles
            .filter(inFolder)
            .filter((file) => collection.name === "CaseStudyStep" || collectionOfFile(file)?.type === collection.name)
            .filter((file) => !file.endsWith("words.yaml")).length;
    await expect(page.getByRole("treeitem", { name: collection.label, exact: true })).toHaveText(
      new RegExp(String.raw`\D${count}\s*$`, "u"),
      { timeout: 30_000 },
    );
  }

  const file = "pages/pricing/pricing.yaml";
  await page.goto(`${address}#/collections/${singleFiles}/entries/PricingPage`);
  await page.locator('[data-key-path="opening.heading"] input').fill("What a project will cost");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(() => saved(page, file), { timeout: 30_000 }).toContain("What a project will cost");

  const folder = mkdtempSync(path.join(tmpdir(), "visual-editor-"));
  try {
    cpSync(content, path.join(folder, "content"), { recursive: true });
    const before = readFileSync(path.join(content, file), "utf8");
    const after = keepComments(before, await saved(page, file));
    expect(after).toBe(before.replace(/(?<=^opening:\n {2}heading: "?)[^"\n]*/mu, "What a project will cost"));
    writeFileSync(path.join(folder, "content", file), after);
    expect(lintContent(folder)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
