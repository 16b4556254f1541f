import type { GatsbyNode } from "gatsby";
import { graphqlTypes } from "../content-schema/graphql-types";
import { collections } from "../content-schema/collections";
import { listedPageTypes } from "./listed-pages";
import { responsivePictureTypes } from "./responsive-picture";

/** Declares every type of content, so that an empty optional field never changes the schema. */
export const createSchemaCustomization: NonNullable<GatsbyNode["createSchemaCustomization"]> = ({ actions }) => {
  actions.createTypes(graphqlTypes(collections));
  actions.createTypes(responsivePictureTypes);
  actions.createTypes(listedPageTypes);
  actions.createTypes(`
    "Size of an SVG picture, in CSS pixels."
    type SvgDimensions {
      width: Int!
      height: Int!
    }
  `);
};
