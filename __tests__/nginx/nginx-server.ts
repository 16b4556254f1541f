import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { freePort } from "../testing/listen";
import { until } from "../testing/until";
import { onCleanUp, temporaryFolder } from "../testing/clean-up";
import { localhost } from "../testing/deployed-site";

/** Whether this machine has nginx (Debian: package nginx-light). */
export const hasNginx = (): boolean => spawnSync("nginx", ["-v"]).status === 0;

const guide = readFileSync(path.join(__dirname, "..", "..", "docs", "deploy-anywhere.md"), "utf8");

/** The configurations in the guide: nginx in front of the server, and the lines with which it serves the files: two parts. */
export const guideBlocks = [...guide.matchAll(/^```nginx\n(.*?)^```$/gmsu)].map((match) => match[1] ?? "");

/** What nginx needs where it runs without its package's own configuration. */
const around = (servers: string): string => `
user root;
daemon off;
pid nginx.pid;
error_log stderr crit;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `  ${name}_temp_path ${name};`).join("\n")}
${servers}
}`;

/**
 * Starts nginx with the guide's addresses, paths and certificate replaced by those of the test.
 * @param configuration the server blocks
 * @param site the address of the site's server
 * @param publicFolder the built site, absolute
 * @returns its address, https
 */
export const startNginx = async (configuration: string, site: string, publicFolder: string) => {
  const [http, https] = [await freePort(), await freePort()];
  const replaced = configuration
    .replaceAll("listen 80;", `listen ${http};`)
    .replaceAll("listen 443 ", `listen ${https} `)
    .replaceAll("www.example.com;", "localhost;")
    .replaceAll(/ssl_certificate .*;/gu, `ssl_certificate ${localhost.certificate};`)
    .replaceAll(/ssl_certificate_key .*;/gu, `ssl_certificate_key ${localhost.key};`)
    .replaceAll("http://127.0.0.1:9000", site)
    .replaceAll("/srv/site/public", publicFolder);
  const folder = temporaryFolder();
  writeFileSync(path.join(folder, "nginx.conf"), around(replaced));
  const nginx = spawn("nginx", ["-p", folder, "-e", "stderr", "-c", "nginx.conf"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  onCleanUp(async () => {
    nginx.kill();
    await once(nginx, "exit");
  });
  // It writes this file when it listens.
  await until(() => existsSync(path.join(folder, "nginx.pid")));
  return `https://localhost:${https}`;
};
