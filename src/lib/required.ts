/** Narrows a query result that GraphQL types as nullable: the content check guarantees it. @throws when it is missing */
export const required = <Content>(content: Content | null | undefined): Content => {
  if (content === null || content === undefined)
    throw new Error("A content file is missing. Run `npm run check:content`.");
  return content;
};
