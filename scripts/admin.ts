import { serveAdmin } from "./admin/serve-admin";
import { runMain } from "./run-command";

/** `npm run admin`: serves Sveltia CMS at http://localhost:9010/admin/, to edit the content of this clone in forms. */
runMain(async () => {
  const port = Number(process.env["PORT"] ?? 9010);
  await serveAdmin(port);
  console.log(`The editor: http://localhost:${port}/admin/ (Chrome or Edge)
Choose "Work with Local Repository", then the folder of this project.
After saving: npm run check:content`);
});
