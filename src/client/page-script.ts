/**
 * The one inline script of every page: a few lines for what HTML and CSS cannot do, each beside its component
 * (*.enhancement.ts), the start of the contact form's React part, and, when the page is idle, prerendering and the
 * service worker. The build bundles it (src/gatsby/outputs/page-scripts/).
 */
import { enhanceNativeDialogs } from "../components/dialog/native-dialog.enhancement";
import { enhanceSectionLinks } from "../components/site-link/section-link.enhancement";
import { enhanceDrawer } from "../layout/drawer/drawer.enhancement";
import { enhancePricing } from "../sections/pricing-calculator/pricing.enhancement";
import { enhanceCarousels } from "../sections/project-cards/carousel.enhancement";
import { addScript } from "./add-script";
import { startIslands } from "./islands";
import { onIdle, onLoad } from "./on-idle";
import { prerenderForMouse } from "./prerender-for-mouse";

// The build puts the addresses of scripts in their place: of the contact form, and of the service worker's registration,
// "" while the worker is switched off.
declare const contactFormScript: string;
declare const registrationScript: string;

enhanceNativeDialogs();
enhanceSectionLinks();
enhanceDrawer();
enhancePricing();
enhanceCarousels();
const restoreForm = startIslands(contactFormScript);

onLoad(restoreForm);
onIdle(() => {
  prerenderForMouse();
  if (registrationScript !== "" && "serviceWorker" in navigator) addScript(registrationScript);
});
