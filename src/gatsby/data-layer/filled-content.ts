import type { BuildArgs } from "gatsby";
import type { GraphQLFieldResolver } from "gatsby/graphql";
import type { z } from "zod";
import { studio } from "../../content-schema/collections/studio";
import { fillPlaceholders, placeholderSources, placeholderValues } from "../../content-schema/placeholders";

/** What this file uses of Gatsby's data layer: one function, which Gatsby passes to its hooks. */
export type NodesByType = Pick<BuildArgs, "getNodesByType">;

/** The entries of a collection, with their placeholders filled in. No schema has checked them yet. */
export const readEntries = ({ getNodesByType }: NodesByType, type: string): readonly unknown[] =>
  getNodesByType(type).map((node) => fillPlaceholders(node, placeholderValues(getNodesByType)));

/** The entry of a collection that has only one. */
export const readEntry = (dataLayer: NodesByType, type: string): unknown => readEntries(dataLayer, type)[0];

/** The studio's facts (content/studio.yaml). */
export type Studio = z.output<typeof studio>;

/** Reads the studio's facts from the data layer. */
export const readStudio = (dataLayer: NodesByType): Studio => studio.strip().parse(readEntry(dataLayer, "Studio"));

/** Queries the data layer. @throws when the query fails, which stops the build */
export const queryContent = async <Data>(graphql: BuildArgs["graphql"], query: string): Promise<Data> => {
  const result = await graphql<Data>(query);
  const errors: unknown = result.errors;
  if (errors !== undefined || result.data === undefined)
    throw new Error(`The content could not be queried: ${JSON.stringify(errors)}`);
  return result.data;
};

/** What Gatsby gives to resolvers. A page that asks is made anew when an entry that was found changes. */
export interface ResolverContext {
  readonly nodeModel: {
    findAll: (query: { type: string }) => Promise<{ readonly entries: Iterable<unknown> }>;
    getNodesByIds: (query: { ids: readonly string[] }) => readonly unknown[];
  };
}

/** Fills in the placeholders of a value for a resolver. */
export const fillFrom = async <Value>({ nodeModel }: ResolverContext, value: Value): Promise<unknown> => {
  if (!JSON.stringify(value ?? null).includes("{")) return value;
  const found = await Promise.all(
    placeholderSources.map(async (type) => [type, [...(await nodeModel.findAll({ type })).entries]] as const),
  );
  const entries = new Map<string, readonly unknown[]>(found);
  return fillPlaceholders(
    value,
    placeholderValues((type) => entries.get(type) ?? []),
  );
};

type Resolver = GraphQLFieldResolver<unknown, ResolverContext>;

/** The GraphQL directive `@filled` of texts that may hold placeholders. */
export const filledExtension = {
  name: "filled",
  extend: () => ({
    resolve: (async (source, args, context, info) =>
      fillFrom(context, context.defaultFieldResolver(source, args, context, info))) satisfies GraphQLFieldResolver<
      unknown,
      ResolverContext & { readonly defaultFieldResolver: Resolver }
    >,
  }),
};
