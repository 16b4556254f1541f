/** @jest-environment jsdom */
import { fakeFunction, resetBrowser } from "./testing/fake-function";
import { fetchXsrfToken, readXsrfToken } from "./contact-function";

beforeEach(resetBrowser);

test.each([
  ["theme=dark; XSRF-TOKEN=a=b==; x=y", "a=b=="],
  ["MY-XSRF-TOKEN=no", undefined],
])("reads the token out of %p", (cookies, token) => {
  expect(readXsrfToken(cookies)).toBe(token);
});

test("asks once for all that ask at the same time, and not again while the cookie is here", async () => {
  const contact = fakeFunction();
  await Promise.all([fetchXsrfToken(), fetchXsrfToken()]);
  await fetchXsrfToken();
  expect(contact.cookieRequests()).toBe(1);
});
