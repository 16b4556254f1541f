import { socialTags, type SharedPage } from "./social-tags";

const page: SharedPage = {
  title: "Pricing",
  description: "What our work costs.",
  studio: { name: "The Studio", siteUrl: "https://studio.example" },
  path: "/pricing/",
  kind: "website",
  picture: { src: "/static/1/hero.png", alt: "A ramp." },
};

test("a page is shown with its own picture, by its absolute address", () => {
  expect(socialTags(page)).toEqual({
    "og:title": "Pricing",
    "og:description": "What our work costs.",
    "og:type": "website",
    "og:url": "https://studio.example/pricing/",
    "og:site_name": "The Studio",
    "og:locale": "en_US",
    "og:image": "https://studio.example/static/1/hero.png",
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": "A ramp.",
    "twitter:card": "summary_large_image",
    "twitter:image:alt": "A ramp.",
  });
});

test("a page without a picture has the studio's; one without an address has none here either", () => {
  const tags = socialTags({ ...page, picture: undefined, path: undefined });
  expect(tags["og:image"]).toBe("https://studio.example/social-card.png");
  expect(tags["og:image:alt"]).toMatch(/^The Studio\. /u);
  expect(tags).not.toHaveProperty("og:url");
});
