/** Results of the conformance report, for programs. */
export const openAcrFile = "/accessibility-conformance-report/openacr.yaml";

/** Findings of the page of an audit report, for spreadsheets. */
export const findingsFile = "/services/audit-report/findings.csv";

/** The media types of the files that the build writes from the content, for visitors to keep. Not all hosts know them. */
export const downloadTypes: Readonly<Record<string, string>> = {
  [openAcrFile]: "text/yaml; charset=utf-8",
  [findingsFile]: "text/csv; charset=utf-8",
};

/** Whether an address is that of such a file. */
export const isDownload = (address: string): boolean => Object.hasOwn(downloadTypes, address);
