import type { RenderBodyArgs, ReplaceRendererArgs } from "gatsby";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Helmet } from "react-helmet";
import { onRenderBody } from "./on-render-body";
import { replaceRenderer } from "./replace-renderer";

const Page = ({ title }: { readonly title: string }) => (
  <>
    <Helmet>
      <html lang="en-US" />
      <title>{title}</title>
      <link rel="canonical" href={`https://studio.example/${title}/`} />
    </Helmet>
    <h1>{title}</h1>
  </>
);

/** Renders a page's body as the build does, and gives its HTML. */
const renderBody = (pathname: string, bodyComponent: ReactElement): string => {
  const replaceBodyHTMLString = jest.fn<undefined, [string]>();
  void replaceRenderer({ pathname, bodyComponent, replaceBodyHTMLString } as unknown as ReplaceRendererArgs, {
    plugins: [],
  });
  return replaceBodyHTMLString.mock.calls[0]?.[0] ?? "";
};

/** Writes a page's head as the build does, and gives its HTML and the attributes of its root. */
const renderHead = (pathname: string): { readonly head: string; readonly root: unknown } => {
  const setHeadComponents = jest.fn<undefined, [readonly ReactElement[]]>();
  const setHtmlAttributes = jest.fn<undefined, [unknown]>();
  onRenderBody({ pathname, setHeadComponents, setHtmlAttributes } as unknown as RenderBodyArgs, { plugins: [] });
  return {
    head: renderToStaticMarkup(setHeadComponents.mock.calls[0]?.[0]),
    root: setHtmlAttributes.mock.calls[0]?.[0],
  };
};

test("a page has its body, its title, its language and the font", () => {
  expect(renderBody("/pricing/", <Page title="pricing" />)).toBe("<h1>pricing</h1>");
  const { head, root } = renderHead("/pricing/");
  expect(head).toContain(">pricing</title>");
  expect(head).toMatch(/<link [^>]*rel="preload"[^>]*as="font"/u);
  expect(root).toEqual({ lang: "en-US" });
});

test("of pages that are rendered at one time each has its own head", () => {
  renderBody("/pricing/", <Page title="pricing" />);
  renderBody("/services/", <Page title="services" />);
  expect(renderHead("/pricing/").head).toContain("https://studio.example/pricing/");
  expect(renderHead("/services/").head).toContain("https://studio.example/services/");
});

test("a page that was never rendered, as in develop, still has the font", () => {
  const { head, root } = renderHead("/never/");
  expect(head).toMatch(/^<link [^>]*as="font"[^>]*>$/u);
  expect(root).toBeUndefined();
});

test("a head is given once, so that a long build does not fill the memory", () => {
  renderBody("/pricing/", <Page title="pricing" />);
  renderHead("/pricing/");
  expect(renderHead("/pricing/").head).not.toContain("<title");
});
