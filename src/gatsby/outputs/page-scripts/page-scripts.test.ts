// While the service worker is switched off no page names it.
import { bundleInlineScripts, bundleLater } from "./page-scripts";
import { workerIsOn } from "../worker-is-on";

process.env["SERVICE_WORKER"] = "off";

test("while the worker is switched off nothing names it", async () => {
  const inline = await bundleInlineScripts({ contactFormScript: "/contact-form.js", laterScript: "/later.js" });
  for (const script of [await bundleLater(workerIsOn()), ...inline.map(({ text }) => text)])
    expect(script).not.toContain("ngsw-worker");
});
