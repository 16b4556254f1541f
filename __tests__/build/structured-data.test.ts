// Structured data (JSON-LD) is complete, agrees with its page, and refers to nothing that is not there.
import { z } from "zod";
import { studies, studio } from "../e2e/content";
import { fileExists, listedPages, only, pageAt, pages } from "./built-site";

const thing = z.looseObject({ "@type": z.string(), "@id": z.url() });
const graph = z.strictObject({ "@context": z.literal("https://schema.org"), "@graph": z.array(thing).min(3) });

/** What search engines ask of each type, and what makes it useful. */
const required: Readonly<Record<string, readonly string[]>> = {
  ProfessionalService: ["name", "url"],
  WebSite: ["name", "url", "publisher"],
  WebPage: ["name", "url", "description", "isPartOf", "publisher", "inLanguage"],
  BreadcrumbList: ["itemListElement"],
  Service: ["name", "description", "provider", "url"],
  CreativeWork: ["name", "abstract", "creator", "image", "url"],
};

const thingsOf = (address: string) =>
  graph.parse(JSON.parse(only(pageAt(address), "script[type='application/ld+json']").textContent))["@graph"];

test("the studio can be reached as on its pages, and breadcrumbs lead from Home to the page", () => {
  const step = studies[0]?.steps.at(-1)?.address ?? "";
  const [{ address: study = "" } = {}] = studies;
  const things = thingsOf(step);
  expect(things.find((one) => one["@type"] === "ProfessionalService")).toMatchObject({
    name: studio.name,
    telephone: studio.phone.dial,
    email: studio.emails.general,
    address: { postalCode: studio.address.zip, addressCountry: "US" },
  });
  const way = ["/", "/our-projects/", study, step].map((address, index) => ({
    position: index + 1,
    item: `${studio.siteUrl}${address}`,
  }));
  expect(things.find((one) => one["@type"] === "BreadcrumbList")).toMatchObject({ itemListElement: way });
});

test("pages that are not for search engines have none", () => {
  expect(pages.filter(({ html }) => html.includes("application/ld+json"))).toEqual(listedPages);
});

test.each(listedPages)("$address has things of known types, complete, that agree with the page", (page) => {
  const things = thingsOf(page.address);
  for (const one of things)
    expect(Object.keys(one)).toEqual(expect.arrayContaining([...(required[one["@type"]] ?? ["a known type"])]));
  const self = things.find((one) => one["@id"] === `${studio.siteUrl}${page.address}`);
  expect(self).toMatchObject({
    url: only(page, "link[rel=canonical]").getAttribute("href"),
    description: only(page, "meta[name=description]").getAttribute("content"),
  });
  if (page.address !== "/") expect(page.document.title).toBe(`${String(self?.["name"])} | ${studio.name}`);
});

test.each(listedPages)("$address has each thing that it refers to, once, and its addresses exist", ({ address }) => {
  const things = thingsOf(address);
  const ids = things.map((one) => one["@id"]);
  expect(new Set(ids).size).toBe(ids.length);
  const text = JSON.stringify(things);
  const references = [...text.matchAll(/\{"@id":"([^"]+)"\}/gu)].map(([, id = ""]) => id);
  expect(references.filter((id) => !ids.includes(id))).toEqual([]);
  const own = text.split('"').filter((value) => value.startsWith(`${studio.siteUrl}/`));
  const files = own.map((value) => new URL(value).pathname.replace(/\/$/u, "/index.html"));
  expect(files.filter((file) => !fileExists(file))).toEqual([]);
});
