import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test, type Page } from "@playwright/test";
import sharp from "sharp";
import { cmsConfig, singleFiles } from "../../scripts/admin/cms-config";
import { serveAdmin } from "../../scripts/admin/serve-admin";
import type { Diagnostic } from "../../src/content-lint/diagnostic";
import { lintContent } from "../../src/content-lint/lint-content";
import { collectionOfFile } from "../../src/content-schema/collections";
import { opening } from "../../src/content-schema/shared-schemas";

/**
 * `npm run admin`: Sveltia CMS opens with the generated configuration; the content lint accepts what it saves.
 * Scripts cannot use the browser's folder picker, so it returns the origin private file system, filled with the content.
 */

const content = path.resolve(__dirname, "..", "..", "content");

const yamlFiles = readdirSync(content, { recursive: true, encoding: "utf8" })
  .map((name) => name.split(path.sep).join("/"))
  .filter((name) => name.endsWith(".yaml"));

const [firstTab = ""] = yamlFiles.filter((file) => collectionOfFile(file)?.type === "AccessibleDesignTab").sort();

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

/** The bytes of a saved file; empty until it is written. */
const saved = async (page: Page, file: string): Promise<Buffer> => {
  const bytes = await page.evaluate(
    async (parts) => {
      let folder = await navigator.storage.getDirectory();
      for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part);
      // A file that is written at the same moment cannot be read.
      const read = folder
        .getFileHandle(parts.at(-1) ?? "")
        .then(async (found) => (await found.getFile()).arrayBuffer());
      return [...new Uint8Array(await read.catch(() => new ArrayBuffer(0)))];
    },
    ["content", ...file.split("/")],
  );
  return Buffer.from(bytes);
};

/** What the content lint says of the content with the saved files. */
const lintWith = async (page: Page, files: readonly string[]): Promise<readonly Diagnostic[]> => {
  const folder = mkdtempSync(path.join(tmpdir(), "visual-editor-"));
  try {
    cpSync(content, path.join(folder, "content"), { recursive: true });
    for (const file of files) writeFileSync(path.join(folder, "content", file), await saved(page, file));
    return lintContent(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

test.setTimeout(120_000);
// Sveltia adds the rows of a list as they come into view.
test.use({ viewport: { width: 1280, height: 4000 } });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await fillFolder(page);
  await page.goto(address);
  await page.getByRole("button", { name: "Work with Local Repository" }).click({ timeout: 60_000 });
  await expect(page.getByRole("treeitem").first()).toBeVisible({ timeout: 30_000 });
});

test("lists every collection", async ({ page }) => {
  for (const collection of cmsConfig().collections) {
    await expect(page.getByRole("treeitem", { name: collection.label, exact: true })).toBeVisible();
    await page.goto(`${address}#/collections/${collection.name}`);
    if (!("files" in collection)) {
      const type = collection.name.replace(/-.*$/u, "");
      const entries = yamlFiles.filter(
        (file) => collectionOfFile(file)?.type === type && `content/${file}`.startsWith(`${collection.folder}/`),
      );
      await expect(page.getByRole("row")).toHaveCount(entries.length);
      continue;
    }
    for (const { label } of collection.files) {
      await expect(page.getByRole("gridcell", { name: label, exact: true })).toBeAttached();
    }
  }
});

// The slug of a first tab is empty, which the editor must accept.
for (const [entry, file] of [
  [`${singleFiles}/entries/PricingPage`, "pages/pricing/pricing.yaml"],
  [`AccessibleDesignTab/entries/${path.basename(firstTab, ".yaml")}`, firstTab],
] as const) {
  test(`saves ${path.basename(file)} as the content lint accepts it`, async ({ page }) => {
    const heading = "A heading from the visual editor";
    await page.goto(`${address}#/collections/${entry}`);
    const field = page.getByRole("group", { name: /Heading.* Field$/u }).first();
    await expect(field).toContainText(opening.shape.heading.meta()?.description ?? "");
    await field.getByRole("textbox").fill(heading);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect.poll(async () => String(await saved(page, file)), { timeout: 30_000 }).toContain(heading);
    expect(await lintWith(page, [file])).toEqual([]);
  });
}

test("uploads a picture, which lies beside the file that names it", async ({ page }) => {
  const [file] = yamlFiles.filter((name) => collectionOfFile(name)?.type === "TeamMember");
  if (file === undefined) throw new Error("There is no person.");
  await page.goto(`${address}#/collections/TeamMember/entries/${path.basename(file, ".yaml")}`);
  await page.getByRole("group", { name: /Portrait.* Field$/u }).scrollIntoViewIfNeeded();
  const image = page.getByRole("group", { name: /Image.* Field$/u });
  // The picture that the entry has is not in the test's folder.
  await image.getByRole("button", { name: /Image$/u }).click();
  const dialog = page.getByRole("dialog", { name: "Select Image" });
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    dialog.getByRole("button", { name: "Upload" }).click(),
  ]);
  const png = await sharp({ create: { width: 800, height: 800, channels: 3, background: "white" } })
    .png()
    .toBuffer();
  await chooser.setFiles({ name: "A new picture.png", mimeType: "image/png", buffer: png });
  await dialog.getByRole("button", { name: "Insert" }).click();
  await expect(dialog).toBeHidden();
  await expect(image).toContainText("./a-new-picture.png");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const picture = `${path.posix.dirname(file)}/a-new-picture.png`;
  await expect.poll(async () => (await saved(page, picture)).equals(png), { timeout: 30_000 }).toBe(true);
  await expect.poll(async () => String(await saved(page, file))).toContain("./a-new-picture.png");
  expect(await lintWith(page, [file, picture])).toEqual([]);
});
