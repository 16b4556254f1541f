import { runMain } from "./run-command";
import { serveAdmin } from "./admin/serve-admin";

/**
 * `npm run admin`: the visual editor (Sveltia CMS) on your own clone, at http://localhost:9010/admin/. It is served by
 * this command only: no build holds it, so it can be neither published nor kept by the service worker.
 */
runMain(async () => {
  const port = Number(process.env["PORT"] ?? 9010);
  await serveAdmin(port);
  console.log(`The visual editor: http://localhost:${port}/admin/ (Chrome or Edge)
Choose "Work with Local Repository", then the folder of this project.
What you save is written into content/. Then: npm run check:content`);
});
