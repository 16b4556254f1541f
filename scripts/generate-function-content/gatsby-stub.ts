/** Stands for the package `gatsby` outside of Gatsby, also in component tests: the layout's data come from the caller. */
export const graphql = (parts: TemplateStringsArray): string => parts.join("");

let layoutData: unknown;

/** Sets what the layout's query returns. No other component queries data. */
export const setLayoutData = (data: unknown): void => {
  layoutData = data;
};

export const useStaticQuery = (): unknown => {
  if (layoutData === undefined) throw new Error("Components take their data as props.");
  return layoutData;
};
