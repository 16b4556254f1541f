import { uiStrings } from "../../strings/ui-strings";
import { SiteLink } from "./site-link";

/** The link over the heading of a page that belongs to Services. */
export const BackToServices = () => (
  <SiteLink to="/services/" className="standalone-link">
    {uiStrings.backToServices}
  </SiteLink>
);
