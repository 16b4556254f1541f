import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { makeSelfSigned } from "../../scripts/bench/self-signed";
import { nginxSite, type NginxSite } from "../../scripts/nginx/site-config";
import { endProcess, findFreePort, untilOpen } from "../contact/helpers/processes";

/** The program, where the machine has it. */
export const nginxProgram = [
  "/usr/sbin/nginx",
  "/usr/bin/nginx",
  "/usr/local/sbin/nginx",
  "/opt/homebrew/bin/nginx",
].find(existsSync);

/** Debian lays its modules here (libnginx-mod-http-brotli-static). */
const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
export const hasBrotli = existsSync(brotliModule);

const mimeTypes = ["/etc/nginx/mime.types", "/usr/local/etc/nginx/mime.types", "/opt/homebrew/etc/nginx/mime.types"];

export interface RunningNginx {
  readonly ports: { readonly plain: number; readonly encrypted: number };
  readonly stop: () => Promise<void>;
}

/**
 * Starts an nginx of the test's own, in a folder of its own, with the site's configuration.
 * @throws with nginx's own words when it does not take the configuration
 */
export const runNginx = async (
  program: string,
  site: Omit<NginxSite, "certificates" | "ports" | "brotli">,
): Promise<RunningNginx> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "nginx-"));
  // nginx may give up the rights of its starter: it must still find its way to its files.
  chmodSync(folder, 0o755);
  const { key, cert } = makeSelfSigned();
  writeFileSync(path.join(folder, "privkey.pem"), key);
  writeFileSync(path.join(folder, "fullchain.pem"), cert);
  const ports = { plain: await findFreePort(), encrypted: await findFreePort() };
  writeFileSync(path.join(folder, "site.conf"), nginxSite({ ...site, certificates: folder, brotli: hasBrotli, ports }));
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => {
    mkdirSync(path.join(folder, kind));
    return `${kind}_temp_path ${folder}/${kind};`;
  });
  const config = path.join(folder, "nginx.conf");
  writeFileSync(
    config,
    `${hasBrotli ? `load_module ${brotliModule};\n` : ""}daemon off;
${process.getuid?.() === 0 ? "user root;\n" : ""}worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr warn;
events {}
http {
    include ${mimeTypes.find(existsSync) ?? "/etc/nginx/mime.types"};
    default_type application/octet-stream;
    access_log off;
    ${temporary.join("\n    ")}
    include ${folder}/site.conf;
}
`,
  );
  const judged = spawnSync(program, ["-p", folder, "-c", config, "-t"], { encoding: "utf8" });
  if (judged.status !== 0) throw new Error(judged.stderr);
  const child: ChildProcess = spawn(program, ["-p", folder, "-c", config], { stdio: "ignore" });
  await untilOpen(ports.encrypted);
  return {
    ports,
    stop: async () => {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGQUIT");
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 3000).unref())]);
      await endProcess(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
