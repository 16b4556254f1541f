/**
 * The grounds of the two color schemes for what stands outside the pages: the browser's bars and the manifest.
 * The same as --paper and --night in src/styles/tokens.css, which browsers cannot read there.
 */
export const themeColors = { light: "#fffdf8", dark: "#120d26" } as const;
