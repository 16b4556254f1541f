import { pageKey } from "./page-key";
import { slimAnswer, slimPage } from "./slim-page";

const page = '<head><style data-href="/styles.1.css" data-identity="x">a{color:red}</style><style>b{}</style></head>';

test("inline styles that came from a file become a link to it, and others stay", () => {
  expect(slimPage(page)).toBe('<head><link rel="stylesheet" href="/styles.1.css"><style>b{}</style></head>');
});

test("an answer is kept slim, without the headers of the packed text", async () => {
  const answer = await slimAnswer(
    new Response(page, {
      headers: { "Content-Type": "text/html; charset=utf-8", "Content-Encoding": "br", "X-Kept": "yes" },
    }),
  );
  expect(await answer?.text()).toBe(slimPage(page));
  expect(answer?.headers.get("Content-Encoding")).toBeNull();
  expect(answer?.headers.get("X-Kept")).toBe("yes");
});

test.each([404, 500, 204])("an answer of %d is not kept", async (status) => {
  expect(await slimAnswer(new Response(status === 204 ? null : page, { status }))).toBeNull();
});

test.each([
  ["https://a.example/pricing/", "https://a.example/pricing/"],
  ["https://a.example/pricing", "https://a.example/pricing/"],
  ["https://a.example/start-your-project/?duration=long#contact", "https://a.example/start-your-project/"],
  ["https://a.example/", "https://a.example/"],
  ["https://a.example/page-data/app-data.json", "https://a.example/page-data/app-data.json"],
])("%s is kept as %s", (address, key) => {
  expect(pageKey(address)).toBe(key);
});
