import { darkDiagram } from "../lib/dark-scheme";
import type { ArtJob, Clip } from "../lib/job";
import { paperWireframePage } from "../lib/paper-wireframe";
import { studyFolders } from "../lib/study-folder";
import type { Wireframe } from "../lib/wireframe";
import { cardLayout, compositionPage, heroLayout } from "./compositions";
import { competitors, competitorsMedium, competitorsNarrow } from "./diagrams/competitors";
import { marketPlace, marketPlaceMedium, marketPlaceNarrow } from "./diagrams/market-place";
import { pieceColors } from "./diagrams/piece-colors";
import { repairs, repairsMedium, repairsNarrow } from "./diagrams/repairs";
import { userFlow, userFlowMedium, userFlowNarrow } from "./diagrams/user-flow";
import { appointmentFrame } from "./wireframes/appointment";
import { threeStages } from "./three-stages";
import { homeFrame } from "./wireframes/home";
import { homeTopFrame, storeTopFrame } from "./wireframes/on-phones";
import { appointmentShortFrame, signUpShortFrame } from "./wireframes/short-on-phones";
import { signUpFrame } from "./wireframes/sign-up";
import { visitSketch } from "./wireframes/visit-sketch";

const folder = studyFolders.groomingTable;
const prototypes = "art/grooming-table/prototypes";

const paper = (frame: Wireframe, name: string): ArtJob => {
  const output = `${folder}/${name}-paper.png`;
  return { output, make: ({ paperWireframe }) => paperWireframe(frame, output) };
};

const digital = (frame: Wireframe, name: string): ArtJob => {
  const output = `${folder}/${name}-digital.png`;
  return { output, make: ({ digitalWireframe }) => digitalWireframe(frame, output) };
};

const finishedScreen = (page: string, name: string, width: number, height: number): ArtJob => {
  const output = `${folder}/${name}.png`;
  return {
    output,
    make: ({ screenshotHtml }) =>
      screenshotHtml({ prototype: `grooming-table/${page}.html`, width, height, scale: 2, output }),
  };
};

/** A prototype page as it is seen, at twice its size. Width and height are CSS pixels. */
const screen = (page: string, name: string, width: number, height: number): ArtJob => {
  const output = `${folder}/${name}.png`;
  return {
    output,
    make: ({ screenshotHtml }) =>
      screenshotHtml({ file: `${prototypes}/${page}.html`, width, height, scale: 2, output }),
  };
};

/** A part of such a page, for phones and for the header of a step: large enough to be read. */
const detail = (page: string, name: string, width: number, height: number, clip: Clip): ArtJob => {
  const output = `${folder}/${name}.png`;
  return {
    output,
    make: ({ screenshotHtml }) =>
      screenshotHtml({ file: `${prototypes}/${page}.html`, width, height, clip, scale: 3, output }),
  };
};

/** A composition is made of finished screens, so it comes after them in the list. */
const composition = (layout: typeof heroLayout, name: string): ArtJob => {
  const output = `${folder}/${name}.png`;
  return {
    output,
    make: async ({ screenshotHtml }) =>
      screenshotHtml({
        html: await compositionPage(layout),
        width: layout.width,
        height: layout.height,
        scale: 2,
        output,
      }),
  };
};

const diagram = (draw: () => string, name: string): ArtJob => {
  const output = `${folder}/${name}.svg`;
  return { output, make: ({ writeSvg }) => writeSvg(output, darkDiagram(draw(), pieceColors)) };
};

/** Size of a picture for the header of a step, in CSS pixels. */
const headerSize = { width: 390, height: 220 } as const;

/** The picture of a step's header: as sharp as the details of pages. */
const header = (page: () => string | Promise<string>, name: string): ArtJob => {
  const output = `${folder}/${name}.png`;
  return {
    output,
    make: async ({ screenshotHtml }) => screenshotHtml({ html: await page(), ...headerSize, scale: 3, output }),
  };
};

/** Every picture of the grooming table case study but the persona's portrait, which the illustrations make. */
export const jobs: readonly ArtJob[] = [
  paper(homeFrame, "home"),
  paper(appointmentFrame, "appointment"),
  paper(signUpFrame, "sign-up"),
  paper(appointmentShortFrame, "appointment-short"),
  paper(signUpShortFrame, "sign-up-short"),
  ...[paper, digital].flatMap((draw) => [draw(homeTopFrame, "home-top"), draw(storeTopFrame, "store-top")]),
  finishedScreen("index", "home-final", 966, 1383),
  screen("home", "home-phone", 390, 749),
  screen("about-us", "about-us-final", 908, 1197),
  screen("about-us", "team-phone", 390, 780),
  screen("product-store", "store-phone", 390, 767),
  detail("home", "home-top-final", 390, 749, { x: 0, y: 96, width: 390, height: 653 }),
  detail("product-store", "store-top-final", 390, 767, { x: 0, y: 96, width: 390, height: 671 }),
  screen("appointment", "appointment-final", 390, 844),
  detail("appointment", "booking-final", 390, 844, { x: 0, y: 64, width: 390, height: 217 }),
  screen("sign-up", "sign-up-final", 390, 844),
  diagram(competitors, "competitors"),
  diagram(competitorsMedium, "competitors-medium"),
  diagram(competitorsNarrow, "competitors-narrow"),
  diagram(marketPlace, "market-place"),
  diagram(marketPlaceMedium, "market-place-medium"),
  diagram(marketPlaceNarrow, "market-place-narrow"),
  diagram(userFlow, "user-flow"),
  diagram(userFlowMedium, "user-flow-medium"),
  diagram(userFlowNarrow, "user-flow-narrow"),
  diagram(repairs, "repairs"),
  diagram(repairsMedium, "repairs-medium"),
  diagram(repairsNarrow, "repairs-narrow"),
  header(() => paperWireframePage(visitSketch), "visit-sketch"),
  header(threeStages, "three-stages"),
  composition(heroLayout, "hero"),
  composition(cardLayout, "card"),
];
