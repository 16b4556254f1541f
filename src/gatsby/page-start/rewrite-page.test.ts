import { readGatsbyScripts, rewritePage, type PageStart } from "./rewrite-page";

/** A page as Gatsby 5 writes it. */
const gatsbyPage = (hash = "abc123") =>
  '<!DOCTYPE html><html><body><div id="___gatsby"><h1>Hello</h1></div>' +
  '<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/pricing/";/*]]>*/</script>' +
  '<!-- slice-start id="_gatsby-scripts-1" -->\n<script id="gatsby-chunk-mapping">\n' +
  'window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"],\\"page\\":[\\"/page-2.js\\"]}";\n</script>\n' +
  `<script>window.___webpackCompilationHash="${hash}";</script><script src="/runtime-1.js" async></script>` +
  '<script src="/app-1.js" async></script><!-- slice-end id="_gatsby-scripts-1" --></body></html>';

const start: PageStart = {
  pageScripts: { hash: "abc123", scripts: ["/runtime-1.js", "/app-1.js"], worker: "/register-1.js" },
  script: 'start("$&")',
  speculationRules: "{}",
};

test("reads what Gatsby wrote", () => {
  expect(readGatsbyScripts(gatsbyPage())).toEqual({
    hash: "abc123",
    scripts: ["/runtime-1.js", "/app-1.js"],
    chunks: { app: ["/app-1.js"], page: ["/page-2.js"] },
  });
});

test("no script is left that runs before the visitor acts, but the one that waits for that", () => {
  const page = new PageScan(rewritePage(gatsbyPage(), start));
  expect(page.scripts).toEqual([
    { type: "application/json", text: JSON.stringify(start.pageScripts) },
    { type: "speculationrules", text: "{}" },
    { type: "", text: 'start("$&")' },
  ]);
  expect(page.html).toContain("<h1>Hello</h1>");
});

test("what is inline is alike on every page", () => {
  const other = gatsbyPage().replace("/pricing/", "/services/").replace("Hello", "Services");
  const inline = (html: string) => new PageScan(rewritePage(html, start)).scripts;
  expect(inline(other)).toEqual(inline(gatsbyPage()));
});

test("a page that was rewritten is known, and rewritten to the same", () => {
  const once = rewritePage(gatsbyPage(), start);
  expect(readGatsbyScripts(once)).toBeUndefined();
  expect(rewritePage(once, start)).toBe(once);
});

test("Gatsby's marks stay, so that its next build can put new scripts between them", () => {
  const next = rewritePage(gatsbyPage(), start).replace(
    /(?<=_gatsby-scripts-1" -->)[\s\S]*(?=<!-- slice-end)/u,
    /(?<=_gatsby-scripts-1" -->)[\s\S]*(?=<!-- slice-end)/u.exec(gatsbyPage("next"))?.[0] ?? "",
  );
  expect(readGatsbyScripts(next)?.hash).toBe("next");
});

test.each([
  ["no place for scripts", "<html><body></body></html>"],
  ["no hash", gatsbyPage().replace("___webpackCompilationHash", "somethingElse")],
  ["no scripts", gatsbyPage().replace(/ async/gu, " defer")],
  ["another map", gatsbyPage().replace(/___chunkMapping="[^;]*";/u, "___chunkMapping={};")],
])("stops the build where Gatsby writes it differently: %s", (_, html) => {
  expect(() => readGatsbyScripts(html)).toThrow(/Gatsby writes (?:it|them) differently/u);
});

/** The scripts of a page, read without a browser. */
class PageScan {
  constructor(readonly html: string) {}

  get scripts() {
    return [...this.html.matchAll(/<script(?: type="([^"]*)")?(?: id="[^"]*")?>([\s\S]*?)<\/script>/gu)].map(
      ([, type = "", text = ""]) => ({ type, text }),
    );
  }
}
