import type { BuildArgs } from "gatsby";

/** Asks Gatsby's data layer. @throws when the query fails, which stops the build */
export const queryContent = async <Answer>(graphql: BuildArgs["graphql"], query: string): Promise<Answer> => {
  const result = await graphql<Answer>(query);
  const errors: unknown = result.errors;
  if (errors !== undefined || result.data === undefined)
    throw new Error(`The content could not be queried: ${JSON.stringify(errors)}`);
  return result.data;
};
