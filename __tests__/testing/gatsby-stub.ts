/** Stands for the package `gatsby` in component tests: components take their data as props. */
export const graphql = (parts: TemplateStringsArray): string => parts.join("");
