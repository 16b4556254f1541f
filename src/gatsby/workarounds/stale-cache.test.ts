// A cache that would give other pages than a first build is dropped, and no other. Real builds: __tests__/rebuild/.
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { onCleanUp } from "../../../__tests__/testing/clean-up";
import { temporaryFolder } from "../../../__tests__/testing/temporary-folder";
import { dropStaleCache, recordSources } from "./stale-cache";

const write = (file: string, text = ""): void => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
};

/** What Gatsby gives to its hooks, with the state that it saves beside its cache. */
const gatsby = (saved = {}) => {
  const state = { status: { plugins: { "default-site-plugin": saved } } };
  const store = { dispatch: jest.fn(), getState: () => state };
  const setPluginStatus = (status: object): void => void Object.assign(saved, status);
  return { store, actions: { setPluginStatus } };
};

const saved = {};

beforeEach(() => {
  const folder = process.cwd();
  onCleanUp(() => process.chdir(folder));
  process.chdir(temporaryFolder());
  process.env["gatsby_executing_command"] = "build";
  for (const file of ["package-lock.json", "static/icon.svg", "public/index.html"]) write(file);
  for (const name of ["config", "node"]) write(`.cache/compiled/gatsby-${name}.js`);
  recordSources(gatsby(saved));
});

const move = (): void => {
  const folder = process.cwd();
  renameSync(folder, `${folder}-moved`);
  onCleanUp(() => rmSync(`${folder}-moved`, { recursive: true }));
  process.chdir(`${folder}-moved`);
};

const [kept, droppedButPictures, dropped] = [
  { tellsGatsby: false, hasPictures: true },
  { tellsGatsby: true, hasPictures: true },
  { tellsGatsby: false, hasPictures: false },
];

test.each([
  ["nothing changes", kept, () => undefined],
  ["a static file changes, which Gatsby copies", kept, () => write("static/icon.svg", "<svg/>")],
  ["a module of a hook changes", droppedButPictures, () => write(".cache/compiled/gatsby-node.js", "changed")],
  ["a module of the configuration changes", droppedButPictures, () => write(".cache/compiled/gatsby-config.js", "x")],
  ["a build was killed", droppedButPictures, () => dropStaleCache(gatsby(saved))],
  ["a package changes", dropped, () => write("package-lock.json", "{}")],
  ["a static file is deleted", dropped, () => rmSync("static/icon.svg")],
  ["public/ was emptied", dropped, () => rmSync("public/index.html")],
  ["the project was moved", dropped, move],
])("after this the cache is as it should be: %s", (_, expected, change) => {
  change();
  const hook = gatsby(saved);
  dropStaleCache(hook);
  const tellsGatsby = hook.store.dispatch.mock.calls.length > 0;
  expect({ tellsGatsby, hasPictures: existsSync("public") }).toEqual(expected);
});

test("without a record, as on a first build, nothing is kept", () => {
  dropStaleCache(gatsby());
  expect(existsSync("public")).toBe(false);
});
