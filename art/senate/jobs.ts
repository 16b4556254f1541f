import { darkDiagram } from "../lib/dark-scheme";
import type { ArtJob } from "../lib/job";
import { paperWireframePage } from "../lib/paper-wireframe";
import type { Wireframe } from "../lib/wireframe";
import { gradesMediumSvg, gradesNarrowSvg, gradesSvg } from "./diagrams/grades";
import { userFlowSvg } from "./diagrams/user-flow";
import { userFlowMediumSvg } from "./diagrams/user-flow-medium";
import { userFlowNarrowSvg } from "./diagrams/user-flow-narrow";
import { billAtLargeText, homeAtLargeText, homeTopAtLargeText, type Layout } from "./large-text";
import { contentFolder, phone, prototypeFolder } from "./screens";
import { chamberGroundSvg, seatChartSvg, seatsOnNavySvg } from "./seat-chart";
import { billSketch } from "./wireframes/bill-sketch";
import { billWireframe, voteNarrowWireframe, voteWireframe } from "./wireframes/bill";
import { contactWireframe } from "./wireframes/contact";
import { homeWireframe } from "./wireframes/home";

const svgJob = (output: string, draw: () => string): ArtJob => ({
  output,
  make: (tools) => tools.writeSvg(output, draw()),
});

const diagramJob = (name: string, draw: () => string): ArtJob =>
  svgJob(`${contentFolder}/${name}.svg`, () => darkDiagram(draw()));

/** The chamber's drawings that the HTML screens and compositions show. They come first, because those need them. */
const chamberJobs: readonly ArtJob[] = [
  svgJob(`${prototypeFolder}/seat-chart.svg`, seatChartSvg),
  svgJob(`${prototypeFolder}/seats-on-navy.svg`, seatsOnNavySvg),
  svgJob("art/senate/hero-ground.svg", () => chamberGroundSvg(1200, 675, { x: 427, y: 180 })),
  svgJob("art/senate/card-ground.svg", () => chamberGroundSvg(800, 550, { x: 280, y: 50 })),
];

const paperJob = (name: string, frame: Wireframe): ArtJob => {
  const output = `${contentFolder}/${name}.png`;
  return { output, make: (tools) => tools.paperWireframe(frame, output) };
};

const wireframeJobs = (name: string, frame: Wireframe): readonly ArtJob[] => {
  const digital = `${contentFolder}/${name}-digital.png`;
  return [
    paperJob(`${name}-paper`, frame),
    { output: digital, make: (tools) => tools.digitalWireframe(frame, digital) },
  ];
};

const finalJob = (name: string): ArtJob => {
  const output = `${contentFolder}/${name}-final.png`;
  return {
    output,
    make: (tools) => tools.screenshotHtml({ file: `${prototypeFolder}/${name}.html`, ...phone, output }),
  };
};

const compositionJob = (name: string, width: number, height: number): ArtJob => {
  const output = `${contentFolder}/${name}.png`;
  return {
    output,
    make: (tools) => tools.screenshotHtml({ file: `art/senate/${name}.html`, width, height, scale: 2, output }),
  };
};

/** A screen at 200 % text size, before and after the fix, as the reader's phone would show it. */
const largeTextJob = (name: string, page: (layout: Layout) => Promise<string>, layout: Layout, pixels = 2): ArtJob => {
  const output = `${contentFolder}/${name}.png`;
  const size = { width: layout.width, height: layout.pictureHeight, scale: pixels };
  return { output, make: async (tools) => tools.screenshotHtml({ html: await page(layout), ...size, output }) };
};

const wide = { width: 740, arrangement: "side by side" } as const;
const narrow = { width: 320, arrangement: "stacked" } as const;
/** For the header of a step. */
const small = { width: 390, pictureHeight: 220, arrangement: "names beside" } as const;

/** The picture of a step's header. */
const headerJob = (name: string, page: () => string): ArtJob => {
  const output = `${contentFolder}/${name}.png`;
  return {
    output,
    make: (tools) => tools.screenshotHtml({ html: page(), width: 390, height: 220, scale: 3, output }),
  };
};

/** All pictures of the Senate case study, in the order in which they can be made. */
export const jobs: readonly ArtJob[] = [
  ...chamberJobs,
  ...wireframeJobs("home", homeWireframe),
  ...wireframeJobs("bill", billWireframe),
  ...wireframeJobs("contact", contactWireframe),
  paperJob("vote-paper", voteWireframe),
  paperJob("vote-paper-narrow", voteNarrowWireframe),
  ...["find", "home", "bill", "contact", "answer"].map(finalJob),
  largeTextJob("home-200", homeAtLargeText, { ...wide, pictureHeight: 580, scale: 0.66 }),
  largeTextJob("home-200-narrow", homeAtLargeText, { ...narrow, pictureHeight: 644, scale: 0.517 }),
  largeTextJob("bill-200", billAtLargeText, { ...wide, pictureHeight: 440, scale: 0.768 }),
  largeTextJob("bill-200-narrow", billAtLargeText, { ...narrow, pictureHeight: 674, scale: 0.63 }),
  largeTextJob("large-text", homeTopAtLargeText, { ...small, scale: 0.54 }, 3),
  diagramJob("grades", gradesSvg),
  diagramJob("grades-narrow", gradesNarrowSvg),
  diagramJob("grades-medium", gradesMediumSvg),
  diagramJob("user-flow", userFlowSvg),
  diagramJob("user-flow-narrow", userFlowNarrowSvg),
  diagramJob("user-flow-medium", userFlowMediumSvg),
  headerJob("bill-sketch", () => paperWireframePage(billSketch)),
  compositionJob("hero", 1200, 675),
  compositionJob("card", 800, 550),
];
