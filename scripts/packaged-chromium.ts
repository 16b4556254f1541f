import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "./project-root";

/** Whether the Chromium of @sparticuz/chromium, made for AWS Lambda, runs on this machine. */
export const runsPackagedChromium = process.platform === "linux" && process.arch === "x64";

// Beside the packed files: npm removes both when it installs another version.
const folder = path.join(root, "node_modules/@sparticuz/chromium/unpacked");

const fontSettings = `<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir></fontconfig>
`;

/** With the package's own libraries and its font, Open Sans: nothing else has to be installed. */
const starter = `#!/bin/sh
folder="\${0%/*}"
export LD_LIBRARY_PATH="$folder/al2023/lib" FONTCONFIG_FILE="$folder/fonts.conf"
exec "$folder/chromium" "$@"
`;

/** Unpacks it on the first call, for all later ones. @returns the file to start */
export const unpackChromium = (): string => {
  if (!existsSync(folder)) {
    const unfinished = `${folder}-${process.pid}`;
    mkdirSync(unfinished);
    // The package unpacks itself into the folder for temporary files, and its libraries where it is on Lambda.
    execFileSync(process.execPath, ["--print", 'require("@sparticuz/chromium").executablePath()'], {
      cwd: root,
      env: { ...process.env, TMPDIR: unfinished, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs20.x" },
    });
    writeFileSync(path.join(unfinished, "fonts.conf"), fontSettings);
    writeFileSync(path.join(unfinished, "start"), starter, { mode: 0o755 });
    // Another process may have been faster.
    if (existsSync(folder)) rmSync(unfinished, { recursive: true });
    else renameSync(unfinished, folder);
  }
  return path.join(folder, "start");
};
