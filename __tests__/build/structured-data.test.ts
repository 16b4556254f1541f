import { z } from "zod";
import { studies, studio } from "../e2e/content";
import { fileExists, listedPages, only, pageAt, pages, type BuiltPage } from "./built-site";

/** Structured data (JSON-LD): well formed, complete, and consistent with its page. */

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

type Thing = z.infer<typeof thing>;

const thingsOf = (page: BuiltPage): readonly Thing[] =>
  graph.parse(JSON.parse(only(page, "script[type='application/ld+json']").textContent))["@graph"];

const ofType = (address: string, type: string): readonly Thing[] =>
  thingsOf(pageAt(address)).filter((one) => one["@type"] === type);

/** Every text in a value that is a full address of this site. */
const ownAddresses = (value: unknown): readonly string[] => {
  if (typeof value === "string") return value.startsWith(`${studio.siteUrl}/`) ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(ownAddresses);
};

test("pages that are not for search engines have none", () => {
  const withData = pages.filter(({ html }) => html.includes("application/ld+json"));
  expect(withData).toEqual(listedPages);
});

describe.each(listedPages)("$address", (page) => {
  const things = thingsOf(page);

  test("has things of known types, complete, each once, with every thing that it refers to", () => {
    for (const one of things)
      expect(Object.keys(one)).toEqual(expect.arrayContaining([...(required[one["@type"]] ?? ["a known type"])]));
    const ids = things.map((one) => one["@id"]);
    expect(new Set(ids).size).toBe(ids.length);
    const references = [...JSON.stringify(things).matchAll(/\{"@id":"([^"]+)"\}/gu)].map(([, id = ""]) => id);
    expect(references.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test("agrees with the page's title, description and canonical URL", () => {
    const self = things.find((one) => one["@id"] === `${studio.siteUrl}${page.address}`);
    expect(self).toMatchObject({
      url: only(page, "link[rel=canonical]").getAttribute("href"),
      description: only(page, "meta[name=description]").getAttribute("content"),
    });
    if (page.address !== "/") expect(page.document.title).toBe(`${String(self?.["name"])} | ${studio.name}`);
  });

  test("its addresses on this site exist", () => {
    const missing = ownAddresses(things).filter((full) => {
      const { pathname } = new URL(full);
      return !fileExists(pathname.endsWith("/") ? `${pathname}index.html` : pathname);
    });
    expect(missing).toEqual([]);
  });
});

test.each(studies)(
  "$address is a creative work; its last step's breadcrumbs are home, projects, study, step",
  (study) => {
    const step = study.steps.at(-1)?.address ?? "";
    expect(ofType(study.address, "CreativeWork")).toHaveLength(1);
    const [breadcrumbs] = ofType(step, "BreadcrumbList");
    const items = z.array(z.object({ position: z.number(), item: z.string() })).parse(breadcrumbs?.["itemListElement"]);
    expect(items.map(({ position, item }) => `${position} ${new URL(item).pathname}`)).toEqual([
      "1 /",
      "2 /our-projects/",
      `3 ${study.address}`,
      ...(step === study.address ? [] : [`4 ${step}`]),
    ]);
  },
);

test("every service that the page shows is in the structured data, with its anchor", () => {
  const shown = [...pageAt("/services/").document.querySelectorAll(".service-directory__entry h3")];
  expect(shown).not.toEqual([]);
  const listed = ofType("/services/", "Service").map((one) => [new URL(one["@id"]).hash, one["name"]]);
  expect(listed.sort()).toEqual(shown.map(({ id, textContent }) => [`#${id}`, textContent]).sort());
});

test("the studio's facts on home are the content's", () => {
  expect(ofType("/", "ProfessionalService")[0]).toMatchObject({
    name: studio.name,
    legalName: studio.legalName,
    telephone: studio.phone.dial,
    email: studio.emails.general,
    address: { postalCode: studio.address.zip, addressLocality: studio.address.city, addressCountry: "US" },
    sameAs: [studio.socials.facebook, studio.socials.linkedin],
  });
});
