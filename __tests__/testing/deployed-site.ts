import { execFile } from "node:child_process";
import path from "node:path";
import type { ContactDependencies } from "../../api/config/dependencies";
import { handleWith } from "../../api/handler";
import { createApp } from "../../server/create-app";
import { createHttpServer } from "../../server/start-server";
import { testDependencies } from "./contact-server";
import { listenAnywhere } from "./listen";

const root = path.join(__dirname, "..", "..");
const certificates = path.join(root, "__tests__", "contact", "certificates");

/** A certificate for https://localhost and its key, as files. */
export const localhost = {
  certificate: path.join(certificates, "localhost.pem"),
  key: path.join(certificates, "localhost-key.pem"),
};

/**
 * Starts the server of the built site, for one proxy in front of it.
 * @param settings of its contact function that are to be others
 * @returns its address
 */
export const startSite = (settings: Partial<ContactDependencies> = {}): Promise<string> => {
  const dependencies = testDependencies({ proxy: 1, ...settings });
  const contact = handleWith.bind(undefined, () => dependencies);
  return listenAnywhere(createHttpServer(createApp({ publicFolder: path.join(root, "public"), contact })));
};

/**
 * Runs `npm run smoke`, which trusts the certificate of localhost.
 * @param origin such as https://localhost:8443
 * @returns its exit code, and the lines that it printed
 */
export const runSmoke = async (origin: string) => {
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: localhost.certificate };
  const command = ["--import", "tsx", path.join("scripts", "smoke.ts"), origin];
  return new Promise<{ readonly code: number | null; readonly lines: readonly string[] }>((resolve) => {
    const smoke = execFile(process.execPath, command, { cwd: root, env }, (_error, stdout, stderr) =>
      resolve({ code: smoke.exitCode, lines: `${stdout}${stderr}`.trim().split("\n") }),
    );
  });
};
