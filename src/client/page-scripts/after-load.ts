/** Every page fetches this file when it has loaded. It holds what nobody needs before that. */
import { enhanceCarousels } from "../../components/carousel/carousel.enhancement";
import { enhanceDialogLinks } from "../../components/dialog/native-dialog.enhancement";
import { closeDrawerOfWideWindow } from "../../layout/drawer/drawer.enhancement";
import { restoreAndKeepText, type ContactFormElement } from "../../sections/contact-form/draft";
import { registerWorkerWhenIdle } from "../service-worker/register-worker";
import { prefetchNextPage } from "../speculation-rules";

// The build puts the value in its place. The service worker may be switched off.
declare const registersWorker: boolean;

prefetchNextPage();
enhanceCarousels();
enhanceDialogLinks();
closeDrawerOfWideWindow();
for (const form of document.querySelectorAll<ContactFormElement>("form[method=post]")) restoreAndKeepText(form);
if (registersWorker && "serviceWorker" in navigator) registerWorkerWhenIdle();
