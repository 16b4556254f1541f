import { only, pageAt, pages } from "./built-site";

const formPages = ["/", "/about-us/", "/contact-us/", "/start-your-project/"];

test("the contact form is on its four pages, once each, and on no other", () => {
  const counts = pages
    .filter(({ document }) => document.forms.length > 0)
    .map(({ address, document }) => [address, document.forms.length]);
  expect(counts).toEqual(expect.arrayContaining(formPages.map((address) => [address, 1])));
  expect(counts).toHaveLength(formPages.length);
});

describe.each(formPages)("the form of %s works without scripts", (address) => {
  const page = pageAt(address);
  const form = only(page, "form");

  test("it posts to the contact function and has a name", () => {
    expect(form.getAttribute("method")).toBe("post");
    expect(form.getAttribute("action")).toBe("/api/contact");
    expect(form.getAttribute("aria-label")).not.toBe(null);
    expect(form.hasAttribute("novalidate")).toBe(false);
  });
});
