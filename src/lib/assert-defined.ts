/**
 * Takes a part of a page's content that the content check has seen, so that it cannot be missing here.
 * @throws when it is missing all the same, which means that the check has a hole
 */
export const assertDefined = <Content>(content: Content | null | undefined): Content => {
  if (content === null || content === undefined)
    throw new Error("A content file is missing. Run `npm run check:content`.");
  return content;
};
