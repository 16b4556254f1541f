import type { BuildArgs } from "gatsby";

/** Queries Gatsby's data layer. @throws when the query fails, which stops the build */
export const queryContent = async <Data>(graphql: BuildArgs["graphql"], query: string): Promise<Data> => {
  const result = await graphql<Data>(query);
  const errors: unknown = result.errors;
  if (errors !== undefined || result.data === undefined)
    throw new Error(`The content could not be queried: ${JSON.stringify(errors)}`);
  return result.data;
};
