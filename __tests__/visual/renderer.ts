import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { z } from "zod";

/**
 * The one renderer of the screenshots, from npm packages: a headless Chromium and its only font. Others smooth edges and
 * break lines differently.
 */

const nodeModules = path.resolve(__dirname, "..", "..", "node_modules");
const chromiumPackage = path.join(nodeModules, "@sparticuz", "chromium");

export interface Renderer {
  readonly executablePath: string;
  readonly env: Readonly<Record<string, string>>;
}

/** pdfjs-dist has Liberation Sans, which replaces Arial and all others; pages bring their own font. */
const fontSettings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${path.join(nodeModules, "pdfjs-dist", "standard_fonts")}</dir></fontconfig>
`;

/** Whether the renderer runs on this machine. */
export const canRender = process.platform === "linux" && process.arch === "x64";

/** Unpacks the renderer on the first call. */
export const unpackRenderer = (): Renderer => {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(path.join(chromiumPackage, "package.json"), "utf8")));
  const folder = path.join(nodeModules, ".cache", `screenshots-${version}`);
  const executablePath = path.join(folder, "chromium");
  const fontFile = path.join(folder, "fonts.conf");
  if (!existsSync(executablePath)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(fontFile, fontSettings);
    // Renamed when complete: another worker may start at the same time.
    const unfinished = `${executablePath}-${process.pid}`;
    writeFileSync(unfinished, brotliDecompressSync(readFileSync(path.join(chromiumPackage, "bin", "chromium.br"))));
    chmodSync(unfinished, 0o755);
    // Replaced, it would crash the worker that already runs it: Chromium starts its processes by its path.
    if (existsSync(executablePath)) rmSync(unfinished);
    else renameSync(unfinished, executablePath);
  }
  return { executablePath, env: { FONTCONFIG_FILE: fontFile } };
};
