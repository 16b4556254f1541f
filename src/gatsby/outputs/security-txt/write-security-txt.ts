import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildOutput } from "../output";
import { publicFolder } from "../public-folder";
import { readStudio } from "../read-studio";

/** Where security researchers look (RFC 9116). */
const securityTxtFile = ".well-known/security.txt";

/** Writes security.txt from content/studio.yaml. It ends when its last day begins: the content check reminds of it. */
export const writeSecurityTxt: BuildOutput = async (args) => {
  const { siteUrl, security } = readStudio(args);
  const file = path.join(publicFolder, securityTxtFile);
  const lines = [
    `Contact: mailto:${security.email}`,
    `Expires: ${security.expires}T00:00:00.000Z`,
    "Preferred-Languages: en",
    `Canonical: ${siteUrl}/${securityTxtFile}`,
  ];
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${lines.join("\n")}\n`);
};
