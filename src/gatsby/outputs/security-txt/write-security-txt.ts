import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildOutput } from "../output";
import { publicFolder } from "../public-folder";
import { readStudio } from "../read-studio";

/** Where security researchers look (RFC 9116). */
const securityTxtFile = ".well-known/security.txt";

/** Writes security.txt from content/studio.yaml. It ends at the first moment of its last day. */
export const writeSecurityTxt: BuildOutput = async (args) => {
  const { siteUrl, security } = readStudio(args);
  const file = path.join(publicFolder, securityTxtFile);
  if (security.expires <= new Date().toISOString().slice(0, 10)) {
    // Time alone must not fail a build; an expired file must not be used (RFC 9116, 2.5.5).
    args.reporter.warn(
      "security.txt has expired and is left out. Set a new day in content/studio.yaml: security, expires.",
    );
    await rm(file, { force: true });
    return;
  }
  await mkdir(path.dirname(file), { recursive: true });
  const lines = [
    `Contact: mailto:${security.email}`,
    `Expires: ${security.expires}T00:00:00.000Z`,
    "Preferred-Languages: en",
    `Canonical: ${siteUrl}/${securityTxtFile}`,
  ];
  await writeFile(file, `${lines.join("\n")}\n`);
};
