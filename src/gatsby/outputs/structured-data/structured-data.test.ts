import { structuredData, withStructuredData, type StructuredContent } from "./structured-data";

const content: StructuredContent = {
  studio: {
    name: "A </script> Studio",
    legalName: "A Studio, Inc.",
    tagline: "Makers of examples",
    siteUrl: "https://studio.example",
    address: { street: "1 Sample Street", city: "Atlanta", state: "Georgia", zip: "30303" },
    phone: { display: "(404) 555-0100", dial: "+14045550100" },
    emails: {
      general: "hello@studio.example",
      accessibility: "access@studio.example",
      internships: "join@studio.example",
    },
    socials: { facebook: "https://facebook.example/studio", linkedin: "https://linkedin.example/studio" },
  },
  services: [],
  studies: [{ key: "project-one", name: "One", kind: "Concept app", summary: "An app." }],
  pages: [
    { path: "/", title: "Home", description: "Home." },
    { path: "/project-one/test/", title: "One Test Step", description: "A step." },
  ],
};

const [home, step] = content.pages;
if (home === undefined || step === undefined) throw new Error("The sample has two pages.");
const page = "<html><head><title>$& x</title></head><body></body></html>";

test("a name with markup in it does not end the block, and is read back as it was", () => {
  const html = withStructuredData(page, structuredData(content, home));
  expect(html.match(/<\/script>/gu)).toHaveLength(1);
  const text = /id="structured-data">(.*)<\/script>/u.exec(html)?.[1] ?? "";
  expect(JSON.parse(text)).toEqual(structuredData(content, home));
});

test("a page that was written before is written to the same; what has changed takes the old one's place", () => {
  const once = withStructuredData(page, structuredData(content, home));
  expect(withStructuredData(once, structuredData(content, home))).toBe(once);
  const other = withStructuredData(once, structuredData(content, step));
  expect(other).toBe(withStructuredData(page, structuredData(content, step)));
});

test("pages that are missing leave no gap in the breadcrumbs", () => {
  const [, , , breadcrumb] = structuredData(content, step)["@graph"];
  expect(breadcrumb).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [{ position: 1 }, { position: 2, item: "https://studio.example/project-one/test/" }],
  });
});

test("a page without a head stops the build", () => {
  expect(() => withStructuredData("<p>x</p>", structuredData(content, home))).toThrow("no head");
});
