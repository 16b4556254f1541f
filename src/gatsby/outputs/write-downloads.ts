import { writeFile } from "node:fs/promises";
import path from "node:path";
import { conformanceCriteria, conformancePage } from "../../content-schema/collections/conformance-report";
import { navigation } from "../../content-schema/collections/navigation";
import { document } from "../../content-schema/collections/document";
import { findingsFile, openAcrFile } from "../../lib/downloads";
import { readEntries, readEntry, readStudio } from "../data-layer/filled-content";
import { publicFolder, type BuildOutput } from "./output";
import { csv, findingsTable } from "./findings";
import { openAcr } from "./open-acr";

/** Writes the conformance report and the findings about this website as files, from the content of their pages. */
export const writeDownloads: BuildOutput = async (args) => {
  const report = conformancePage.strip().parse(readEntry(args, "ConformancePage"));
  const criteria = conformanceCriteria.strip().parse(readEntry(args, "ConformanceCriteria"));
  const documents = readEntries(args, "Document").map((entry) => document.strip().parse(entry));
  const { footer } = navigation.strip().parse(readEntry(args, "Navigation"));
  const content = { report, criteria, studio: readStudio(args), reality: footer.reality };
  await writeFile(path.join(publicFolder, openAcrFile), openAcr(content));
  await writeFile(
    path.join(publicFolder, findingsFile),
    csv(findingsTable(documents.flatMap(({ sections }) => sections))),
  );
};
