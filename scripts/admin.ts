import path from "node:path";
import { serveAdmin } from "./admin/serve-admin";
import { watchSaves } from "./admin/watch-saves";
import { root, runMain } from "./run-command";

/**
 * `npm run admin`: the visual editor (Sveltia CMS) on your own clone, at http://localhost:9010/admin/. It is served by
 * this command only: no build holds it, so it can be neither published nor kept by the service worker.
 */
runMain(async () => {
  const port = Number(process.env["PORT"] ?? 9010);
  await serveAdmin(port);
  watchSaves(path.join(root, "content"), (file) => console.log(`content/${file} is saved; its comments stay.`));
  console.log(`The visual editor: http://localhost:${port}/admin/ (Chrome or Edge)
Choose "Work with Local Repository", then the folder of this project.
What you save is written into content/. Then: npm run check:content`);
});
