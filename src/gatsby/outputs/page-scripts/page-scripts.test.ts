import type * as pageScriptsModule from "./page-scripts";

/** The scripts of a build of its own: they are bundled once in a process. */
const bundled = async (serviceWorker: string | undefined) => {
  jest.resetModules();
  if (serviceWorker !== undefined) process.env["SERVICE_WORKER"] = serviceWorker;
  const { pageScripts } = jest.requireActual<typeof pageScriptsModule>("./page-scripts");
  return pageScripts();
};

afterEach(() => {
  delete process.env["SERVICE_WORKER"];
});

test("the inline script loads the files by their names with a hash", async () => {
  const { inline, files } = await bundled(undefined);
  expect(files.map(({ address }) => address)).toEqual([
    expect.stringMatching(/^\/contact-form-[0-9a-f]{20}\.js$/u),
    expect.stringMatching(/^\/register-worker-[0-9a-f]{20}\.js$/u),
  ]);
  for (const { address } of files) expect(inline).toContain(address);
});

// The script is a constant of the bundle that renders the pages: another one makes Gatsby render all pages anew.
test("while the worker is switched off nothing names it", async () => {
  const { inline, files } = await bundled("off");
  expect(files.map(({ address }) => address)).toEqual([expect.stringContaining("/contact-form-")]);
  expect(inline).not.toContain("register-worker");
});
