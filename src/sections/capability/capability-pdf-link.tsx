import { Icon } from "../../components/icon/icon";
import { capabilityPdfAddress } from "../../lib/capability-pdf-address";
import { capabilityStrings } from "../../strings/capability-strings";

/** A link to the capability statement as a PDF. A plain anchor, since a file is not a page of the router. */
export const CapabilityPdfLink = () => (
  <a className="standalone-link capability__pdf" href={capabilityPdfAddress}>
    <Icon name="document" />
    <span>{capabilityStrings.downloadStatement}</span>
  </a>
);
