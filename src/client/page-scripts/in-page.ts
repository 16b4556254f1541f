/** Inside every page: what HTML and CSS cannot do, and, when the page has loaded, what it can do without at first. */
import { enhanceNativeDialogs } from "../../components/dialog/native-dialog.enhancement";
import { enhanceSectionLinks } from "../../components/page-section/section-link.enhancement";
import { enhanceMenuButton } from "../../layout/drawer/drawer.enhancement";
import { afterLoad, loadScript } from "../load-script";

// The build puts the address in its place.
declare const afterLoadScript: string;

enhanceNativeDialogs();
enhanceSectionLinks();
enhanceMenuButton();
afterLoad(() => loadScript(afterLoadScript));
