import { z } from "zod";

/** The fields of `content/` that the cards show. The site's content schema checks all others. */

const opening = z.object({ heading: z.string() });
const picture = z.object({ image: z.string() });

export const studio = z.object({ name: z.string(), tagline: z.string() });

export const homePage = z.object({ hero: z.object({ picture }), about: z.object({ picture }) });

export const pageWithOpening = z.object({ opening });

export const pricingPage = z.object({
  options: z.array(z.object({ label: z.string(), shortLabel: z.string().optional() })),
});

export const accessibleDesignSection = z.object({ name: z.string() });

export const accessibleDesignTab = z.object({ slug: z.string(), opening, illustration: picture });

export const caseStudy = z.object({
  key: z.string(),
  order: z.number(),
  name: z.string(),
  kind: z.string(),
  card: picture,
  theme: z.enum(["civic", "clinical", "violet"]),
});
