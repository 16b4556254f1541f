import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { recordEmittedScripts } from "../webpack/emitted-scripts";
import { silenceCssOrderWarnings } from "../workarounds/css-order-warnings";

export const onCreateWebpackConfig: NonNullable<GatsbyNode["onCreateWebpackConfig"]> = ({
  actions,
  getConfig,
  stage,
}) => {
  if (stage !== "build-javascript") return;
  // eslint-disable-next-line @typescript-eslint/no-unsafe-call -- Gatsby types it as a bare Function.
  const config = getConfig() as { readonly plugins?: readonly unknown[] };
  silenceCssOrderWarnings(config);
  actions.replaceWebpackConfig(config);
  actions.setWebpackConfig({ plugins: [recordEmittedScripts(path.resolve())] });
};
