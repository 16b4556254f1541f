import path from "node:path";
import { parseArgs } from "node:util";
import { readSecurityHeaders } from "../server/read-security-headers";
import { nginxSite } from "./nginx/site-config";
import { root, runMain } from "./run-command";

/** `npm run nginx`: prints the configuration of the built site for nginx (docs/deploy-anywhere.md). */
runMain(async () => {
  const { values } = parseArgs({
    options: {
      name: { type: "string" },
      folder: { type: "string", default: path.join(root, "public") },
      contact: { type: "string", default: "127.0.0.1:9000" },
      certificates: { type: "string" },
      "no-brotli": { type: "boolean", default: false },
    },
  });
  if (values.name === undefined) {
    throw new Error("Say the site's name: npm run --silent nginx -- --name www.example.com > site.conf");
  }
  const config = nginxSite({
    name: values.name,
    folder: values.folder,
    contact: values.contact,
    certificates: values.certificates ?? `/etc/letsencrypt/live/${values.name}`,
    headers: readSecurityHeaders(path.join(root, "public")),
    brotli: !values["no-brotli"],
  });
  console.log(config);
  return Promise.resolve();
});
