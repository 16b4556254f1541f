/** The colors of the browser's bars in each color scheme: `--paper` and `--night` of src/styles/tokens.css. */
export const barColors = { light: "#fffdf8", dark: "#120d26" } as const;
