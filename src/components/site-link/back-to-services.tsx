import { uiStrings } from "../../strings/ui-strings";

/** The link over the heading of a page that belongs to Services. */
export const BackToServices = () => (
  <a href="/services/" className="standalone-link screen-only">
    {uiStrings.backToServices}
  </a>
);
