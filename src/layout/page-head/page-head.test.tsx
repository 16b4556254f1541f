/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { siteLayout } from "../../styleguide/examples/site-layout";
import { answerLayoutQuery } from "../../../__tests__/setup/gatsby-stub";
import { PageHead } from "./page-head";

const head = { title: "Pricing", description: "What our work costs." };

/** What the document's head says under a name. */
const said = (selector: string, attribute: string): string | null | undefined =>
  document.head.querySelector(selector)?.getAttribute(attribute);

// What a page says of itself is tested on the built pages: __tests__/build/pages.test.ts and social.test.ts.

beforeEach(() => answerLayoutQuery(siteLayout));

test("has its new title at once after a navigation", () => {
  const { rerender } = render(<PageHead head={head} path="/pricing/" />);
  rerender(<PageHead head={{ title: "Services", description: "What we do." }} path="/services/" />);
  expect(document.title).toBe("Services | The Studio");
  expect(document.head.querySelectorAll("link[rel=canonical]")).toHaveLength(1);
  expect(document.head.querySelectorAll("meta[name=description]")).toHaveLength(1);
});

test("keeps one set of sharing tags after a navigation", () => {
  const { rerender } = render(<PageHead head={head} path="/pricing/" cardAlt="Costs" />);
  rerender(<PageHead head={{ title: "Services", description: "What we do." }} path="/services/" cardAlt="Services" />);
  expect(document.head.querySelectorAll('meta[property="og:image"]')).toHaveLength(1);
  expect(said('meta[property="og:image"]', "content")).toBe("https://studio.example/social/services.png");
});
