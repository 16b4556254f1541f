/**
 * The one inline script of every page: a few lines for what HTML and CSS cannot do, each beside its component
 * (*.enhancement.ts), the start of the contact form's React part, and, when the page is idle, the service worker. The build bundles it (src/gatsby/outputs/page-scripts/).
 */
import { enhanceCarousels } from "../components/carousel/carousel.enhancement";
import { enhanceNativeDialogs } from "../components/dialog/native-dialog.enhancement";
import { enhanceEnlargedPictures } from "../components/figure/enlarged-picture.enhancement";
import { enhanceSectionLinks } from "../components/site-link/section-link.enhancement";
import { enhanceDrawer } from "../layout/drawer/drawer.enhancement";
import { enhancePricing } from "../sections/pricing-calculator/pricing.enhancement";
import { startIslands } from "./islands";
import { onIdle, onLoad } from "./on-idle";
import { registerWorker } from "./service-worker/register-worker";

// The build puts the values in their place. The service worker may be switched off.
declare const contactFormScript: string;
declare const registersWorker: boolean;

enhanceNativeDialogs();
enhanceEnlargedPictures();
enhanceSectionLinks();
enhanceDrawer();
enhancePricing();
enhanceCarousels();
const restoreForm = startIslands(contactFormScript);

onLoad(restoreForm);
onIdle(() => {
  if (registersWorker && "serviceWorker" in navigator) void registerWorker();
});
