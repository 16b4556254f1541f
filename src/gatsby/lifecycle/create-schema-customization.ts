import type { GatsbyNode } from "gatsby";
import { graphqlTypes } from "../../content-schema/graphql-types";
import { collections } from "../../content-schema/collections";
import { filledExtension } from "../data-layer/filled-content";
import { pageIndexTypes } from "../data-layer/page-index";
import { responsivePictureTypes } from "../data-layer/responsive-picture";

/** Declares every type explicitly: an empty optional field must not change the inferred schema. */
export const createSchemaCustomization: NonNullable<GatsbyNode["createSchemaCustomization"]> = ({ actions }) => {
  const imageDimensions = `
    "Size of an image file in pixels; of an SVG, in CSS pixels."
    type ImageDimensions {
      width: Int!
      height: Int!
    }
  `;
  actions.createFieldExtension(filledExtension);
  actions.createTypes([graphqlTypes(collections), responsivePictureTypes, pageIndexTypes, imageDimensions]);
};
