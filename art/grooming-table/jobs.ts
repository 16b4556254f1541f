import { darkDiagram } from "../lib/dark-scheme";
import type { ArtJob, ScreenshotOptions } from "../lib/job";
import { paperWireframePage } from "../lib/paper-wireframe";
import { studyFolders } from "../lib/study-folder";
import type { Wireframe } from "../lib/wireframe";
import { bathAlone, fillSignUp, fillTime, fillTimeInLines, stepsAlone } from "./booking";
import { compositionPage, heroLayout } from "./compositions";
import { marketPlace, marketPlaceMedium, marketPlaceNarrow } from "./diagrams/market-place";
import { pieceColors } from "./diagrams/piece-colors";
import { repairs, repairsMedium, repairsNarrow } from "./diagrams/repairs";
import { userFlow, userFlowMedium, userFlowNarrow } from "./diagrams/user-flow";
import { appointmentFrame } from "./wireframes/appointment";
import { threeStages } from "./three-stages";
import { homeFrame } from "./wireframes/home";
import { homeTopFrame, homeVisitsFrame, storeFiltersFrame } from "./wireframes/on-phones";
import { appointmentShortFrame, signUpShortFrame } from "./wireframes/short-on-phones";
import { signUpFrame } from "./wireframes/sign-up";
import { visitSketch } from "./wireframes/visit-sketch";

const folder = studyFolders.groomingTable;

const paper = (frame: Wireframe, name: string): ArtJob => {
  const output = `${folder}/${name}-paper.png`;
  return { output, make: ({ paperWireframe }) => paperWireframe(frame, output) };
};

const digital = (frame: Wireframe, name: string): ArtJob => {
  const output = `${folder}/${name}-digital.png`;
  return { output, make: ({ digitalWireframe }) => digitalWireframe(frame, output) };
};

/** With a clip it is taken in three pixels a CSS pixel, large enough to be read; without, in two. */
interface Screen extends Pick<ScreenshotOptions, "width" | "height" | "clip" | "act"> {
  /** A page of static/prototypes/grooming-table/. */
  readonly page: string;
  readonly name: string;
}

const screen = ({ page, name, ...window }: Screen): ArtJob => {
  const output = `${folder}/${name}.png`;
  const scale = window.clip === undefined ? 2 : 3;
  return {
    output,
    make: ({ screenshotHtml }) =>
      screenshotHtml({ prototype: `grooming-table/${page}.html`, ...window, scale, output }),
  };
};

/** Size of a picture for the header of a step, in CSS pixels. */
const headerSize = { width: 390, height: 220 } as const;

/** The finished pages. Each picture ends between two of the page's parts, and those for phones begin there, too. */
const screens: readonly Screen[] = [
  { page: "index", name: "home-final", width: 966, height: 1022 },
  { page: "index", name: "home-phone", width: 390, height: 1306 },
  { page: "about-us", name: "about-us-final", width: 908, height: 778 },
  { page: "about-us", name: "team-phone", width: 390, height: 1238 },
  // On a wider phone, so that it is as high as the two screens beside it.
  { page: "store", name: "store-phone", width: 414, height: 2000, clip: { x: 0, y: 333, width: 414, height: 971 } },
  // In a row with their wireframes: from the same part on, to the end of the same one.
  {
    page: "index",
    name: "home-visits-final",
    width: 390,
    height: 1306,
    clip: { x: 0, y: 653, width: 390, height: 653 },
  },
  {
    page: "store",
    name: "store-filters-final",
    width: 456,
    height: 2000,
    clip: { x: 0, y: 338, width: 456, height: 939 },
  },
  { page: "index", name: "visit-final", width: 390, height: 220, clip: { x: 0, y: 0, ...headerSize }, act: stepsAlone },
  { page: "index", name: "bath-final", width: 390, height: 220, clip: { x: 0, y: 0, ...headerSize }, act: bathAlone },
  // For the bands of projects, which cut it above the days.
  { page: "time", name: "time-screen", width: 422, height: 915, act: fillTimeInLines },
  // Beside it on Our Projects: Home in a window that is shown large enough to be read, to the end of its first part.
  { page: "index", name: "home-screen", width: 620, height: 664 },
  // The bar with the sum sticks to the window's lower edge, and here ends below the times.
  { page: "time", name: "appointment-final", width: 390, height: 915, act: fillTime },
  {
    page: "time",
    name: "booking-final",
    width: 390,
    height: 915,
    clip: { x: 0, y: 252, width: 390, height: 217 },
    act: fillTime,
  },
  { page: "time", name: "sign-up-final", width: 390, height: 915, act: fillSignUp },
];

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
  paper(homeTopFrame, "home-top"),
  ...[paper, digital].flatMap((draw) => [
    draw(homeVisitsFrame, "home-visits"),
    draw(storeFiltersFrame, "store-filters"),
  ]),
  ...screens.map(screen),
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
];
