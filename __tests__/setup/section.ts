import { screen, within } from "@testing-library/react";

/** The section that begins with a heading. It is no landmark, so no role finds it. */
export const sectionUnder = (heading: string) => {
  const section = screen.getByRole("heading", { name: heading }).closest("section");
  if (section === null) throw new Error(`No section begins with the heading "${heading}".`);
  return within(section);
};
