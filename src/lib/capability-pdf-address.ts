/** Where the capability statement lies as a PDF. The build writes it there (src/gatsby/outputs/capability-pdf). */
export const capabilityPdfAddress = "/services/capability-statement.pdf";
