// Structured data cannot end its script early.
import type { Graph } from "schema-dts";
import { withStructuredData } from "./structured-data";

const data = (name: string): Graph => ({ "@context": "https://schema.org", "@graph": [{ "@type": "WebSite", name }] });

const page = "<html><head><title>$& x</title></head><body></body></html>";

test("a name with markup in it does not end the block", () => {
  const html = withStructuredData(page, data("A </script> Studio"));
  expect(html.match(/<\/script>/gu)).toHaveLength(1);
  const text = /id="structured-data">(.*)<\/script>/u.exec(html)?.[1] ?? "";
  expect(JSON.parse(text)).toEqual(data("A </script> Studio"));
});
