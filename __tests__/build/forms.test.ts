// The contact form is on four pages and no others, and posts without scripts (docs/specification.md, "Contact form").
import { pages } from "./built-site";

test("four pages have a named contact form that posts without scripts", () => {
  const forms = pages.flatMap(({ address, document }) => [...document.forms].map((form) => ({ address, form })));
  expect(forms.map(({ address }) => address).sort()).toEqual([
    "/",
    "/about-us/",
    "/contact-us/",
    "/start-your-project/",
  ]);
  for (const { form } of forms) {
    expect([form.getAttribute("method"), form.getAttribute("action")]).toEqual(["post", "/api/contact"]);
    expect(form.getAttribute("aria-label")).not.toBe(null);
    expect(form.hasAttribute("novalidate")).toBe(false);
  }
});
