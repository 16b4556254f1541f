/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { siteLayout } from "../../styleguide/examples/site-layout";
import { answerLayoutQuery } from "../../../__tests__/setup/gatsby-stub";
import { PageHead } from "./page-head";

const head = { title: "Pricing", description: "What our work costs." };

/** What the document's head says under a name. */
const said = (selector: string, attribute: string): string | null | undefined =>
  document.head.querySelector(selector)?.getAttribute(attribute);

beforeEach(() => answerLayoutQuery(siteLayout));

test("fills title, description, canonical address and language", () => {
  render(<PageHead head={head} path="/pricing/" />);
  expect(document.title).toBe("Pricing | The Studio");
  expect(said("meta[name=description]", "content")).toBe("What our work costs.");
  expect(said("link[rel=canonical]", "href")).toBe("https://studio.example/pricing/");
  expect(document.documentElement).toHaveAttribute("lang", "en-US");
  expect(said("meta[name=robots]", "content")).toBeUndefined();
});

test("home is titled by studio and tagline", () => {
  render(<PageHead head={{ ...head, title: "Home" }} path="/" isHome />);
  expect(document.title).toBe("The Studio | Makers of examples");
  expect(said("link[rel=canonical]", "href")).toBe("https://studio.example/");
});

test("a page without an address of its own has no canonical one and is kept out of search", () => {
  render(<PageHead head={{ ...head, title: "Page not found" }} />);
  expect(document.title).toBe("Page not found | The Studio");
  expect(said("meta[name=robots]", "content")).toBe("noindex");
  expect(said("link[rel=canonical]", "href")).toBeUndefined();
});

test("has its new title at once after a navigation", () => {
  const { rerender } = render(<PageHead head={head} path="/pricing/" />);
  rerender(<PageHead head={{ title: "Services", description: "What we do." }} path="/services/" />);
  expect(document.title).toBe("Services | The Studio");
  expect(document.head.querySelectorAll("link[rel=canonical]")).toHaveLength(1);
  expect(document.head.querySelectorAll("meta[name=description]")).toHaveLength(1);
});

test.each([
  [
    "a page, by its own title and card",
    <PageHead key="page" head={head} path="/pricing/" cardAlt="What a project costs" kind="article" />,
    ["Pricing", "article", "https://studio.example/social/pricing.png", "What a project costs. The Studio"],
  ],
  [
    "home, by the tagline and home's card",
    <PageHead key="home" head={{ ...head, title: "Home" }} path="/" isHome />,
    ["Makers of examples", "website", "https://studio.example/social/home.png", "Makers of examples. The Studio"],
  ],
])("shares %s", (_, element, expected) => {
  render(element);
  const tags = ["og:title", "og:type", "og:image", "og:image:alt"];
  expect(tags.map((name) => said(`meta[property="${name}"]`, "content"))).toEqual(expected);
});

test("keeps one set of sharing tags after a navigation", () => {
  const { rerender } = render(<PageHead head={head} path="/pricing/" cardAlt="Costs" />);
  rerender(<PageHead head={{ title: "Services", description: "What we do." }} path="/services/" cardAlt="Services" />);
  expect(document.head.querySelectorAll('meta[property="og:image"]')).toHaveLength(1);
  expect(said('meta[property="og:image"]', "content")).toBe("https://studio.example/social/services.png");
});
