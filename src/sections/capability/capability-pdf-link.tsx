import { Icon } from "../../components/icon/icon";
import { capabilityPdfAddress } from "../../lib/capability-pdf-address";

/** Leads to the capability statement as a PDF. A file and no page, so it is a plain link past the router. */
export const CapabilityPdfLink = ({ children }: { readonly children: string }) => (
  <a className="capability__pdf" href={capabilityPdfAddress}>
    <Icon name="document" />
    <span>{children}</span>
  </a>
);
