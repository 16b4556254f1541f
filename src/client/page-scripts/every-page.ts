/** Inside every page: what HTML and CSS cannot do, and, when the page is idle, the service worker. */
import { enhanceNativeDialogs } from "../../components/dialog/native-dialog.enhancement";
import { enhanceSectionLinks } from "../../components/site-link/section-link.enhancement";
import { enhanceDrawer } from "../../layout/drawer/drawer.enhancement";
import { afterLoad } from "../after-load";
import { registerWorker } from "../service-worker/register-worker";

// The build puts the value in its place. The service worker may be switched off.
declare const registersWorker: boolean;

enhanceNativeDialogs();
enhanceSectionLinks();
enhanceDrawer();

afterLoad(() => {
  if (registersWorker && "serviceWorker" in navigator) void registerWorker();
});
