/** How a section's pictures are placed beside or below its text. */
export type Arrangement = Queries.PictureArrangement | "text";

/** The arrangement in the content, or the default for the number of pictures. */
export const arrangementOf = ({ pictures, arrangement }: Queries.ContentSectionFragment): Arrangement => {
  if (pictures === null) return "text";
  return arrangement ?? (pictures.length === 1 ? "beside" : "row");
};
