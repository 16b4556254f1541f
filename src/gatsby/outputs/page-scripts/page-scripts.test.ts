// While the service worker is switched off no page names it.
import { inlineScriptFor } from "./inline-script";

process.env["SERVICE_WORKER"] = "off";
jest.mock("./read-form-content", () => ({ readFormContent: () => ({}) }));

// The script is a constant of the bundle that renders the pages: another one makes Gatsby render all pages anew.
test("while the worker is switched off nothing names it", async () => {
  const { pageScripts } = await import("./page-scripts");
  const { inline, files } = await pageScripts({ getNodesByType: () => [] });
  const names = files.map(({ address }) => address.replace(/-.{20}\./u, "."));
  expect(names).toEqual(["/contact-form.js", "/later.js", "/later.css"]);
  for (const script of [inlineScriptFor(inline, () => true), ...files.map(({ text }) => text)])
    expect(script).not.toContain("ngsw-worker");
});
