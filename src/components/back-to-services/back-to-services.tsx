import { servicesPath } from "../../lib/page-path";
import { uiStrings } from "../../strings/ui-strings";
import { Icon } from "../icon/icon";

/** The link over the heading of a page that belongs to Services. */
export const BackToServices = () => (
  <a href={servicesPath} className="standalone-link screen-only">
    <Icon name="arrow-left" />
    {uiStrings.backToServices}
  </a>
);
