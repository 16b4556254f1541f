import { stringify } from "yaml";
import { sampleText } from "./sample-text";

/** The steps that every study has, in their order. */
const steps = [
  { name: "Discovery", slug: "" },
  { name: "Define", slug: "define" },
  { name: "Ideate", slug: "ideate" },
  { name: "Prototype", slug: "prototype" },
  { name: "Test", slug: "test" },
] as const;

export const stepsPerStudy = steps.length;

/** Headings of a page's parts; each has its own anchor. */
const parts = ["Who was asked", "What was seen", "What was drawn", "What was changed", "What stays open"] as const;

const themes = ["civic", "clinical", "violet"] as const;

/** The folder, and so the address, of a study of the bench. */
export const studyKey = (number: number): string => `bench-study-${number}`;

/** The picture of a study's step; the study's own two are card.png and hero.png. */
export const stepPicture = (order: number): string => `step-${order}.png`;

const stepFile = (study: number, order: number, { name, slug }: (typeof steps)[number]): string => {
  const seed = study * 10 + order;
  return stringify({
    study: studyKey(study),
    order,
    slug,
    name,
    head: {
      title: `Bench Study ${study} ${name} Step`,
      description: `The ${name} step of study ${study}, which the bench made to see how the cost of the site grows.`,
    },
    opening: { heading: `Study ${study}, ${name}: what we did`, lead: sampleText(seed, 2) },
    brief: {
      asked: sampleText(seed + 1, 1),
      did: sampleText(seed + 2, 1),
      found: sampleText(seed + 3, 1),
      decided: sampleText(seed + 4, 1),
      next: sampleText(seed + 5, 1),
    },
    sections: parts.map((heading, index) => ({
      heading,
      anchor: heading.toLowerCase().replaceAll(" ", "-"),
      paragraphs: [sampleText(seed + 10 * index, 4), sampleText(seed + 10 * index + 5, 4)],
      // As in the real studies, a picture stands in some parts and a list in others.
      ...(index === 2
        ? {
            arrangement: "beside",
            pictures: [
              {
                image: `./${stepPicture(order)}`,
                alt: `Bands of color, numbered ${study} and ${order}, that stand for a screen.`,
                caption: sampleText(seed + 7, 1),
                frame: "phone",
              },
            ],
          }
        : {}),
      ...(index === 3
        ? { list: { style: "bullets", items: [1, 2, 3, 4].map((item) => sampleText(seed + 20 + item, 1)) } }
        : {}),
    })),
    startLinks: [{ label: "Start Your Project", to: "/contact-us/" }],
  });
};

const studyFile = (study: number, order: number): string =>
  stringify({
    key: studyKey(study),
    order,
    name: `Bench Study ${study}`,
    kind: "A study made by the bench",
    summary: sampleText(study, 2),
    sample: true,
    sampleNote: "This study was made by the bench, to see how the cost of the site grows.",
    card: { image: "./card.png", alt: `Bands of color on the card of study ${study}.` },
    hero: { image: "./hero.png", alt: `Bands of color at the top of study ${study}.` },
    facts: [
      { label: "Role", value: "Research, design and accessibility" },
      { label: "Platform", value: "Website for phone and desktop" },
      { label: "Duration", value: `${(study % 12) + 1} weeks` },
    ],
    stepsLabel: `Steps of study ${study}`,
    theme: themes[study % themes.length],
  });

/**
 * The YAML files of one study, by name.
 * @param study its number, from 1
 * @param order its place among all studies
 */
export const studyFiles = (study: number, order: number): ReadonlyMap<string, string> =>
  new Map([
    ["study.yaml", studyFile(study, order)],
    ...steps.map(
      (step, index) => [`${index + 1}-${step.name.toLowerCase()}.yaml`, stepFile(study, index + 1, step)] as const,
    ),
  ]);
