import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { sitemapEntries } from "./sitemap-entries";

const folder = mkdtempSync(path.join(os.tmpdir(), "sitemap-"));
afterAll(() => rmSync(folder, { recursive: true }));

const git = (...parts: readonly string[]): void => {
  execFileSync("git", ["-C", folder, "-c", "user.name=Test", "-c", "user.email=test@studio.example", ...parts], {
    stdio: "ignore",
    env: process.env,
  });
};
const commit = (file: string, day: string): void => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), day);
  git("add", ".");
  process.env["GIT_COMMITTER_DATE"] = `${day}T12:00:00Z`;
  git("commit", "-m", day);
};

/** Each content node has its file's node as its parent, as in Gatsby. */
const nodes = new Map<string, { readonly internal: { readonly type: string } }>(
  [
    { id: "home", type: "HomePage", file: "content/pages/home/home.yaml" },
    { id: "about", type: "AboutPage", file: "content/pages/about-us/about-us.yaml" },
    { id: "service", type: "Service", file: "content/services/ux-design.yaml" },
    { id: "step", type: "CaseStudyStep", file: "content/case-studies/project-x/1-discovery.yaml" },
  ].flatMap(({ id, type, file }) => [
    [id, { internal: { type }, parent: `${id}-file` }] as const,
    [`${id}-file`, { internal: { type: "File" }, absolutePath: path.join(folder, file), parent: null }] as const,
  ]),
);

const entries = (): ReturnType<typeof sitemapEntries> =>
  sitemapEntries({
    store: {
      getState: () => ({
        program: { directory: folder },
        pages: new Map([
          ["/", {}],
          ["/about-us/", {}],
          ["/offline/", {}],
        ]),
        queries: {
          queryNodes: new Map([
            // Queries of createPages and onPostBuild.
            [undefined, new Set(["home"])],
            ["/", new Set(["home"])],
            ["/about-us/", new Set(["about", "a node that is gone"])],
          ]),
          byConnection: new Map([
            ["Service", new Set([undefined, "/"])],
            ["CaseStudyStep", new Set(["/about-us/"])],
          ]),
        },
      }),
    },
    getNode: (id: string) => nodes.get(id),
    getNodesByType: (type: string) => [...nodes.values()].filter(({ internal }) => internal.type === type),
  } as unknown as Parameters<typeof sitemapEntries>[0]);

test("a page's date is that of the newest content file that its query read; lists of other pages do not count", () => {
  git("init");
  commit("content/pages/home/home.yaml", "2024-01-01");
  commit("content/pages/about-us/about-us.yaml", "2024-02-02");
  commit("content/services/ux-design.yaml", "2024-03-03");
  commit("content/case-studies/project-x/1-discovery.yaml", "2024-04-04");
  expect(entries()).toEqual([
    { path: "/", lastModified: "2024-03-03" },
    { path: "/about-us/", lastModified: "2024-02-02" },
    { path: "/offline/", lastModified: null },
  ]);
});
