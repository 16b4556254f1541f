import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { cmsConfig, singleFiles } from "../../scripts/admin/cms-config";
import { serveAdmin } from "../../scripts/admin/serve-admin";
import { lintContent } from "../../src/content-lint/lint-content";

/**
 * `npm run admin`: Sveltia CMS opens with the generated configuration and saves a file that the content lint accepts.
 * Scripts cannot use the browser's folder picker, so it returns the origin private file system, filled with the content.
 */

const content = path.resolve(__dirname, "..", "..", "content");

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
    yamlFiles.map((file) => ({
      folders: ["content", ...file.split("/").slice(0, -1)],
      name: path.basename(file),
      text: readFileSync(path.join(content, file), "utf8"),
    })),
  );
};

const savedText = (page: Page, file: string): Promise<string> =>
  page.evaluate(
    async (parts) => {
      let folder = await navigator.storage.getDirectory();
      for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part);
      return (await (await folder.getFileHandle(parts.at(-1) ?? "")).getFile()).text();
    },
    ["content", ...file.split("/")],
  );

test("lists every collection, and saves a file that the content lint accepts", async ({ page }) => {
  test.setTimeout(120_000);
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await fillFolder(page);
  await page.goto(address);
  await page.getByRole("button", { name: "Work with Local Repository" }).click({ timeout: 60_000 });
  for (const { label } of cmsConfig().collections) {
    await expect(page.getByRole("treeitem", { name: label, exact: true })).toBeVisible({ timeout: 30_000 });
  }

  const file = "pages/pricing/pricing.yaml";
  const heading = "What a project will cost";
  await page.goto(`${address}#/collections/${singleFiles}/entries/PricingPage`);
  await page.locator('[data-key-path="opening.heading"] input').fill(heading);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(() => savedText(page, file), { timeout: 30_000 }).toContain(heading);

  const folder = mkdtempSync(path.join(tmpdir(), "visual-editor-"));
  try {
    cpSync(content, path.join(folder, "content"), { recursive: true });
    writeFileSync(path.join(folder, "content", file), await savedText(page, file));
    expect(lintContent(folder)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
