import type { GatsbyNode } from "gatsby";
import { graphqlTypes } from "../../content-schema/graphql-types";
import { collections } from "../../content-schema/collections";
import { pageIndexTypes } from "../data-layer/page-index";
import { responsivePictureTypes } from "../data-layer/responsive-picture";

/** Declares every type explicitly: an empty optional field must not change the inferred schema. */
export const createSchemaCustomization: NonNullable<GatsbyNode["createSchemaCustomization"]> = ({ actions }) => {
  const svgDimensions = `
    "Size of an SVG picture, in CSS pixels."
    type SvgDimensions {
      width: Int!
      height: Int!
    }
  `;
  actions.createTypes([graphqlTypes(collections), responsivePictureTypes, pageIndexTypes, svgDimensions]);
};
