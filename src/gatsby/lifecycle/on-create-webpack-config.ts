import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { recordEmittedAssets } from "../webpack/emitted-assets";

export const onCreateWebpackConfig: NonNullable<GatsbyNode["onCreateWebpackConfig"]> = ({ actions, stage }) => {
  if (stage === "build-javascript") actions.setWebpackConfig({ plugins: [recordEmittedAssets(path.resolve())] });
};
