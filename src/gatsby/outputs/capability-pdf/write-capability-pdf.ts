import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { capabilityPdfAddress } from "../../../lib/capability-pdf-address";
import type { BuildOutput } from "../output";
import { readPageData } from "../page-data";
import { publicFolder } from "../public-folder";
import { capabilityPdf } from "./capability-pdf";
import type { CapabilityContent } from "./draw-sheet";

/** Writes the capability statement as a PDF beside the page that offers it, from the data of that page. */
export const writeCapabilityPdf: BuildOutput = async () => {
  // Written by Gatsby from the page's typed query; the page itself was rendered from it.
  const { result } = readPageData(publicFolder, "/services/capability-statement/");
  const { data } = result as { readonly data: CapabilityContent };
  const file = path.join(publicFolder, capabilityPdfAddress);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, await capabilityPdf(data));
};
