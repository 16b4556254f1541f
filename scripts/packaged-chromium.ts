import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { arch, platform } from "node:os";
import path from "node:path";
import { z } from "zod";
import { root } from "./run-command";

/** Whether the Chromium of @sparticuz/chromium, made for AWS Lambda, runs on this machine. */
export const runsPackagedChromium = (): boolean => platform() === "linux" && arch() === "x64";

const nodeModules = path.join(root, "node_modules");

/** pdfjs-dist has Liberation Sans, which replaces Arial and all others; pages bring their own font. */
const fontSettings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">../../pdfjs-dist/standard_fonts</dir></fontconfig>
`;

/** The package's own libraries (NSS, NSPR, Expat) and that font: nothing else has to be installed. */
const starter = `#!/bin/sh
folder="\${0%/*}"
export LD_LIBRARY_PATH="$folder/al2023/lib" FONTCONFIG_FILE="$folder/fonts.conf"
exec "$folder/chromium" "$@"
`;

/** Unpacks it on the first call, for all later ones. @returns the file to start */
export const unpackChromium = (): string => {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(path.join(nodeModules, "@sparticuz", "chromium", "package.json"), "utf8")));
  const folder = path.join(nodeModules, ".cache", `chromium-${version}`);
  if (!existsSync(folder)) {
    // Renamed when complete: another process may unpack at the same time.
    const unfinished = `${folder}-${process.pid}`;
    mkdirSync(unfinished, { recursive: true });
    // The package unpacks itself into the folder for temporary files, and its libraries where it is on Lambda.
    execFileSync(process.execPath, ["--print", 'require("@sparticuz/chromium").executablePath()'], {
      cwd: root,
      env: { ...process.env, TMPDIR: unfinished, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs20.x" },
    });
    writeFileSync(path.join(unfinished, "fonts.conf"), fontSettings);
    writeFileSync(path.join(unfinished, "start"), starter, { mode: 0o755 });
    if (existsSync(folder)) rmSync(unfinished, { recursive: true });
    else renameSync(unfinished, folder);
  }
  return path.join(folder, "start");
};
