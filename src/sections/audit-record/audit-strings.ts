/** Labels of the last audit's figures. */
export const auditStrings = {
  pages: "Pages",
  states: "States of pages",
  tools: "Tools",
  checks: "Checks made",
  faults: "Faults found",
  widthsLabel: "Window widths",
  width: "{width} px",
  colorsLabel: "Color settings",
  caption: "Table 1: The tools, their versions, and what each one found",
  toolColumn: "Tool",
  versionColumn: "Version",
  widthsColumn: "Widths",
  rulesColumn: "Rules",
  auditsColumn: "Page checks",
  noRules: "Not reported",
  speechLink: "Read what the screen reader said",
} as const;
