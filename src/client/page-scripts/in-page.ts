/** Inside every page: what must work from the first moment. When the page has loaded, it fetches after-load.ts. */
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
