/** Where the capability statement lies as a PDF. The build writes it there (src/build/capability-pdf). */
export const capabilityPdfAddress = "/services/capability-statement.pdf";
