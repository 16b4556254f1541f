/** Results of the conformance report, for programs. */
export const openAcrFile = "/accessibility-conformance-report/openacr.yaml";

/** The findings about this website, for spreadsheets. */
export const findingsFile = "/services/audit-report/findings.csv";

/** With it a browser saves a file, wherever the link to it stands. */
const saved = { "Content-Disposition": "attachment" };

/** The headers of the files that the build writes from the content, for visitors to keep. Not all hosts know their types. */
export const downloadHeaders: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [openAcrFile]: { ...saved, "Content-Type": "text/yaml; charset=utf-8" },
  [findingsFile]: { ...saved, "Content-Type": "text/csv; charset=utf-8" },
};

/** Whether an address is that of such a file. */
export const isDownload = (address: string): boolean => Object.hasOwn(downloadHeaders, address);
