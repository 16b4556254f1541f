import type { SectionData } from "../view-models";

/** How a section's pictures stand to its words. */
export type Arrangement = "beside" | "row" | "wide" | "text";

/** The arrangement that the content names, or the one that suits the number of pictures. */
export const arrangementOf = (section: SectionData): Arrangement => {
  const count = section.pictures?.length ?? 0;
  if (count === 0) return "text";
  if (section.arrangement === "beside" || section.arrangement === "row" || section.arrangement === "wide")
    return section.arrangement;
  return count === 1 ? "beside" : "row";
};
