import type { GatsbySSR } from "gatsby";
import { removeImagePluginCode } from "../workarounds/image-plugin-inline-code";

export const onPreRenderHTML: NonNullable<GatsbySSR["onPreRenderHTML"]> = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  replaceHeadComponents(removeImagePluginCode(getHeadComponents()));
};
