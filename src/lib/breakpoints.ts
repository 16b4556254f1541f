/** The breakpoints of src/styles/tokens.css as conditions. `styles.test.ts` compares them. */
export const fromTablet = "(min-width: 48em)";
export const belowTablet = "(max-width: 47.99875em)";
export const belowDesktop = "(max-width: 59.99875em)";
