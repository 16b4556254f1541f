import type { RenderBodyArgs, ReplaceRendererArgs } from "gatsby";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Helmet } from "react-helmet";
import { onRenderBody } from "../ssr/on-render-body";
import { replaceRenderer } from "../ssr/replace-renderer";

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

test("a page has its body, title, language and the font preload", () => {
  expect(renderBody("/pricing/", <Page title="pricing" />)).toBe("<h1>pricing</h1>");
  const { head, root } = renderHead("/pricing/");
  expect(head).toContain(">pricing</title>");
  expect(head).toMatch(/<link [^>]*rel="preload"[^>]*as="font"/u);
  expect(root).toEqual({ lang: "en-US" });
});

test("pages rendered at the same time have their own heads", () => {
  renderBody("/pricing/", <Page title="pricing" />);
  renderBody("/services/", <Page title="services" />);
  expect(renderHead("/pricing/").head).toContain("https://studio.example/pricing/");
  expect(renderHead("/services/").head).toContain("https://studio.example/services/");
});

test("a page that was not rendered, as in develop, preloads the font", () => {
  const { head, root } = renderHead("/never/");
  expect(head).toMatch(/<link [^>]*as="font"[^>]*>/u);
  expect(head).not.toContain("<title");
  expect(root).toBeUndefined();
});

test("a head is returned once, so that memory does not grow during a build", () => {
  renderBody("/pricing/", <Page title="pricing" />);
  renderHead("/pricing/");
  expect(renderHead("/pricing/").head).not.toContain("<title");
});
