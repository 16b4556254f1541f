/** @jest-environment jsdom */
import { restoresForm } from "./restores-form";

beforeEach(() => {
  document.body.innerHTML = "<form data-hydrate></form>";
  window.sessionStorage.clear();
  window.history.replaceState(null, "", "/");
});

test.each([
  ["a draft", "contact-form-draft", "", true],
  ["a choice of the pricing page", "scroll-position", "?duration=3-6-months", true],
  ["a scroll position that Gatsby stored", "@@scroll|/contact-us/|initial", "", false],
  ["another parameter", "scroll-position", "?utm_source=mail", false],
])("%s", (_, key, search, restores) => {
  window.sessionStorage.setItem(key, "100");
  window.history.replaceState(null, "", `/${search}`);
  expect(restoresForm()).toBe(restores);
});

test("neither on a page without a form", () => {
  document.body.innerHTML = "";
  window.sessionStorage.setItem("contact-form-draft", "{}");
  expect(restoresForm()).toBe(false);
});

test("storage may be refused", () => {
  jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  expect(restoresForm()).toBe(false);
});
