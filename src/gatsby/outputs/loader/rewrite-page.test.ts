import { readGatsbyScripts, rewritePage, type LoaderParts } from "./rewrite-page";

/** A page as Gatsby 5.16 writes it. */
const gatsbyPage = (hash = "abc123") =>
  '<!DOCTYPE html><html><body><div id="___gatsby"><h1>Hello</h1></div>' +
  '<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/pricing/";/*]]>*/</script>' +
  '<!-- slice-start id="_gatsby-scripts-1" -->\n<script id="gatsby-chunk-mapping">\n' +
  'window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";\n</script>\n' +
  `<script>window.___webpackCompilationHash="${hash}";</script><script src="/runtime-1.js" async></script>` +
  '<script src="/app-1.js" async></script><!-- slice-end id="_gatsby-scripts-1" --></body></html>';

const parts: LoaderParts = {
  pageScripts: { hash: "abc123", scripts: ["/runtime-1.js", "/app-1.js"], data: [], worker: "/register-1.js" },
  loader: 'start("$&")',
  speculationRules: "{}",
};

const scriptsOf = (html: string) =>
  [...html.matchAll(/<script(?: type="([^"]*)")?(?: id="[^"]*")?>([\s\S]*?)<\/script>/gu)].map(
    ([, type = "", text = ""]) => ({ type, text }),
  );

test("reads Gatsby's scripts", () => {
  expect(readGatsbyScripts(gatsbyPage())).toEqual({ hash: "abc123", scripts: ["/runtime-1.js", "/app-1.js"] });
});

test("leaves the loader as the only script that runs", () => {
  const html = rewritePage(gatsbyPage(), parts);
  expect(scriptsOf(html)).toEqual([
    { type: "application/json", text: JSON.stringify(parts.pageScripts) },
    { type: "speculationrules", text: "{}" },
    { type: "", text: 'start("$&")' },
  ]);
  expect(html).toContain("<h1>Hello</h1>");
});

test("inline scripts are the same on every page", () => {
  const other = gatsbyPage().replace("/pricing/", "/services/").replace("Hello", "Services");
  expect(scriptsOf(rewritePage(other, parts))).toEqual(scriptsOf(rewritePage(gatsbyPage(), parts)));
});

test("a rewritten page is recognized and stays the same", () => {
  const once = rewritePage(gatsbyPage(), parts);
  expect(readGatsbyScripts(once)).toBeUndefined();
  expect(rewritePage(once, parts)).toBe(once);
});

test("Gatsby's slice comments stay, so that its next build can put new scripts between them", () => {
  const slice = /(?<=_gatsby-scripts-1" -->)[\s\S]*(?=<!-- slice-end)/u;
  const next = rewritePage(gatsbyPage(), parts).replace(slice, slice.exec(gatsbyPage("next"))?.[0] ?? "");
  expect(readGatsbyScripts(next)?.hash).toBe("next");
});

test.each([
  ["no slice", "<html><body></body></html>"],
  ["no hash", gatsbyPage().replace("___webpackCompilationHash", "somethingElse")],
  ["no scripts", gatsbyPage().replace(/ async/gu, " defer")],
])("stops the build when Gatsby's HTML has changed: %s", (_, html) => {
  expect(() => readGatsbyScripts(html)).toThrow(/rewrite-page\.ts/u);
});
