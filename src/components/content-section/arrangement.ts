import type { SectionView } from "../../content-schema/view-types";

/** How a section's pictures stand to its text. */
export type Arrangement = NonNullable<SectionView["arrangement"]> | "text";

/** The arrangement that the content names, or the one that suits the number of pictures. */
export const arrangementOf = ({ pictures, arrangement }: SectionView): Arrangement => {
  if (pictures === null) return "text";
  return arrangement ?? (pictures.length === 1 ? "beside" : "row");
};
