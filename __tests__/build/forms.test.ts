/** @jest-environment jsdom */
import { only, pageAt, pages, wordsOf } from "./built-site";

const formPages = ["/", "/about-us/", "/contact-us/", "/start-your-project/"];

test("the contact form stands on its four pages, once each, and on no other", () => {
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

  test.each([
    ["email", "input", "Email"],
    ["message", "textarea", "Message"],
  ])("its field '%s' is a labeled, required %s", (name, element, label) => {
    const field = form.querySelector(`${element}[name=${name}]`);
    expect(field?.hasAttribute("required")).toBe(true);
    expect(wordsOf(page.document.querySelector(`label[for='${field?.id ?? ""}']`))).toContain(label);
    expect(field?.getAttribute("aria-describedby")).not.toBe(null);
  });

  test("browsers may fill in the address", () => {
    const field = form.querySelector("input[name=email]");
    expect(field?.getAttribute("type")).toBe("email");
    expect(field?.getAttribute("autocomplete")).toBe("email");
  });

  test("it has a button that sends it, which is not disabled", () => {
    const button = form.querySelector("button[type=submit]");
    expect(wordsOf(button)).not.toBe("");
    expect(button?.hasAttribute("disabled")).toBe(false);
  });
});
