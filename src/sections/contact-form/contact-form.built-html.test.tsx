import { renderToStaticMarkup } from "react-dom/server";
import { FormInFrame } from "./testing/setup";

/** What the page's HTML holds before any script, which is all that there is with scripts off. */
const html = renderToStaticMarkup(<FormInFrame />);

const tag = (start: RegExp): string => start.exec(html)?.[0] ?? "";

it("is a form that posts to the function by itself", () => {
  expect(tag(/<form[^>]*>/u)).toContain('method="post"');
  expect(tag(/<form[^>]*>/u)).toContain('action="/api/contact"');
  expect(tag(/<button[^>]*>/u)).toContain('type="submit"');
});

it("lets the browser check until scripts do", () => {
  expect(tag(/<form[^>]*>/u)).not.toMatch(/novalidate/iu);
  expect(tag(/<input[^>]*name="email"[^>]*>/u)).toContain("required");
  expect(tag(/<textarea[^>]*>/u)).toContain("required");
});

it("asks for the address as browsers and phones know it", () => {
  const email = tag(/<input[^>]*name="email"[^>]*>/u);
  expect(email).toContain('type="email"');
  expect(email).toMatch(/autocomplete="email"/iu);
  expect(email).toMatch(/inputmode="email"/iu);
});

it("cuts no pasted text", () => {
  expect(html).not.toMatch(/maxlength/iu);
});

it("keeps the field for robots from people", () => {
  const hidden = /<div hidden="">(?<inside>.*?)<\/div>/u.exec(html)?.groups?.["inside"] ?? "";
  expect(hidden).toContain('name="referral"');
  expect(hidden).toContain('tabindex="-1"');
  expect(hidden).toMatch(/autocomplete="off"/iu);
});

it("says nothing yet", () => {
  expect(html).toContain('<div class="status-line" role="status"></div>');
  expect(html).not.toContain('aria-invalid="true"');
});
