/** @jest-environment jsdom */
import { fakeFunction, resetBrowser } from "../testing/fake-function";
import { fetchXsrfToken, readXsrfToken } from "./xsrf-token";

beforeEach(resetBrowser);

it.each([
  ["XSRF-TOKEN=a.b", "a.b"],
  ["theme=dark; XSRF-TOKEN=a=b==; x=y", "a=b=="],
  ["MY-XSRF-TOKEN=no", undefined],
  ["", undefined],
])("reads the token out of %p", (cookies, token) => {
  expect(readXsrfToken(cookies)).toBe(token);
});

it("asks once for all that ask at the same time, and not again while the cookie is here", async () => {
  const contact = fakeFunction();
  await Promise.all([fetchXsrfToken(), fetchXsrfToken()]);
  await fetchXsrfToken();
  expect(contact.cookieRequests()).toBe(1);
  await fetchXsrfToken(true);
  expect(contact.cookieRequests()).toBe(2);
});

it("says when the function cannot be asked", async () => {
  fakeFunction([], "unreachable");
  await expect(fetchXsrfToken()).resolves.toBe(false);
});
