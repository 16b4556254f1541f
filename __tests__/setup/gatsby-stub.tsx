import type { ComponentProps } from "react";
import { Link as PlainLink } from "../../scripts/generate-function-content/gatsby-stub";

/** Mock of the package `gatsby` for component tests: the router's links do not navigate, and nothing queries data. */
export * from "../../scripts/generate-function-content/gatsby-stub";

export const Link = (props: ComponentProps<typeof PlainLink>) => (
  <PlainLink onClick={(event) => event.preventDefault()} {...props} />
);
