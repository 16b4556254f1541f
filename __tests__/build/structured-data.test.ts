// Structured data (JSON-LD) says who the studio is and where a page stands, as the pages do.
import { z } from "zod";
import { studies, studio } from "../e2e/content";
import { fileExists, listedPages, only, pageAt, pages } from "./built-site";

const thing = z.looseObject({ "@type": z.string() });
const graph = z.strictObject({ "@context": z.literal("https://schema.org"), "@graph": z.array(thing).min(1) });

const thingsOf = (address: string) =>
  graph.parse(JSON.parse(only(pageAt(address), "script[type='application/ld+json']").textContent))["@graph"];

/** Home needs none: its title and Open Graph name the site. */
const described = listedPages.filter(({ address }) => address !== "/");

test("Contact Us says how the studio is reached, as on the page", () => {
  expect(thingsOf("/contact-us/")[1]).toMatchObject({
    "@type": "ProfessionalService",
    name: studio.name,
    telephone: studio.phone.dial,
    email: studio.emails.general,
    address: { postalCode: studio.address.zip, addressCountry: "US" },
  });
});

test("Home and pages that are not for search engines have none", () => {
  expect(pages.filter(({ html }) => html.includes("application/ld+json"))).toEqual(described);
});

const breadcrumb = z.strictObject({
  "@type": z.literal("BreadcrumbList"),
  itemListElement: z.array(z.looseObject({ item: z.url() })),
});
const breadcrumbsOf = (address: string) => breadcrumb.parse(thingsOf(address)[0]).itemListElement;

test("breadcrumbs lead from Home to the step of a case study", () => {
  const step = studies[0]?.steps.at(-1)?.address ?? "";
  const [{ address: study = "" } = {}] = studies;
  const way = ["/", "/our-projects/", study, step].map((address, index) => ({
    position: index + 1,
    item: `${studio.siteUrl}${address}`,
  }));
  expect(breadcrumbsOf(step)).toMatchObject(way);
});

test.each(described)("breadcrumbs lead to $address by pages that exist", (page) => {
  const way = breadcrumbsOf(page.address);
  expect(thingsOf(page.address)).toHaveLength(page.address === "/contact-us/" ? 2 : 1);
  expect(page.document.title).toBe(`${String(way.at(-1)?.["name"])} | ${studio.name}`);
  expect(way.at(-1)?.item).toBe(only(page, "link[rel=canonical]").getAttribute("href"));
  const files = way.map(({ item }) => new URL(item).pathname.replace(/\/$/u, "/index.html"));
  expect(files.filter((file) => !fileExists(file))).toEqual([]);
});
