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
  auditsColumn: "Times it judged a page",
  noRules: "It does not tell",
  speechLink: "Read what it said",
} as const;
