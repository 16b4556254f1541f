import { readFile } from "node:fs/promises";
import { aboutPage } from "../../src/content-model/kinds/about-page";
import { accessibleDesignSection, accessibleDesignTab } from "../../src/content-model/kinds/accessible-design";
import { caseStudy } from "../../src/content-model/kinds/case-study";
import { homePage } from "../../src/content-model/kinds/home-page";
import { pagePath, accessibleDesignPath } from "../../src/content-model/kinds";
import { studio as studioSchema } from "../../src/content-model/kinds/studio";
import { socialCardFile, socialCardFolder, socialCardSize } from "../../src/lib/social-card";
import type { ArtJob } from "../lib/job";
import { fromRoot } from "../lib/paths";
import { cardPage, studioGround, type Card } from "./card-page";
import { placeIllustration } from "./illustration";
import { contentFiles, pictureBeside, readContent } from "./read-content";
import { heroInPanel, stationsInFront, studyGround } from "./study-picture";

const studio = readContent("studio.yaml", studioSchema);

/** A card of the page at `path`. Its parts are read when it is made, because other pictures stand in it. */
const card = (path: string, design: () => Promise<Omit<Card, "studio">>): ArtJob => {
  const output = `static${socialCardFolder}${socialCardFile(path)}`;
  return {
    output,
    make: async ({ screenshotHtml }) =>
      screenshotHtml({
        html: await cardPage({ ...(await design()), studio: studio.name }),
        ...socialCardSize,
        scale: 1,
        output,
      }),
  };
};

const home = card("/", async () => {
  const file = "pages/home/home.yaml";
  const { hero } = readContent(file, homePage);
  const svg = await readFile(fromRoot(pictureBeside(file, hero.picture.image)), "utf8");
  return {
    heading: studio.tagline,
    ground: studioGround,
    open: true,
    picture: svg.replace('width="1200" height="900"', 'x="480" y="64" width="720" height="540"'),
  };
});

const about = card("/about-us/", async () => {
  const file = "pages/home/home.yaml";
  const { opening } = readContent("pages/about-us/about-us.yaml", aboutPage);
  return {
    heading: opening.heading,
    ...(await placeIllustration(pictureBeside(file, readContent(file, homePage).about.picture.image))),
  };
});

const tabs = contentFiles("accessible-design/tabs", /^\d+-[a-z0-9-]+\.yaml$/u).map((file) => {
  const { slug, opening, illustration } = readContent(file, accessibleDesignTab);
  return card(pagePath(accessibleDesignPath, slug), async () => ({
    over: readContent("accessible-design/section.yaml", accessibleDesignSection).name,
    heading: opening.heading,
    ...(await placeIllustration(pictureBeside(file, illustration.image))),
  }));
});

const studies = contentFiles("case-studies", /\/study\.yaml$/u).map((file) => {
  const { key, name, kind, hero, theme } = readContent(file, caseStudy);
  return card(pagePath(key), async () => ({
    heading: name,
    under: kind,
    ground: studyGround(theme),
    picture: await heroInPanel(pictureBeside(file, hero.image)),
    front: stationsInFront(5),
  }));
});

/** The social cards, one a page; the steps of a case study share the study's. */
export const jobs: readonly ArtJob[] = [home, about, ...tabs, ...studies];
