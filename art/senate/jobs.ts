import { darkDiagram, turnedPage } from "../lib/dark-scheme";
import type { ArtJob } from "../lib/job";
import type { Wireframe } from "../lib/wireframe";
import { breakHeader } from "./break-header";
import { affinityNarrowSvg, affinitySvg } from "./diagrams/affinity";
import { affinityMediumSvg } from "./diagrams/affinity-medium";
import { gradesMediumSvg, gradesNarrowSvg, gradesSvg } from "./diagrams/grades";
import { journeyMapNarrowSvg, journeyMapSvg } from "./diagrams/journey-map";
import { journeyMapMediumSvg } from "./diagrams/journey-map-medium";
import { testFindingsMediumSvg, testFindingsNarrowSvg, testFindingsSvg } from "./diagrams/test-findings";
import { userFlowNarrowSvg, userFlowSvg } from "./diagrams/user-flow";
import { userFlowMediumSvg } from "./diagrams/user-flow-medium";
import { inlinePage } from "./inline-page";
import { contentFolder, phone, prototypeFolder } from "./screens";
import { chamberGroundSvg, seatChartSvg, seatsOnNavySvg } from "./seat-chart";
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

/**
 * A screen at 200 % text size, as the reader's phone would ask for it.
 * @param scrolled how far the reader has scrolled, in CSS pixels
 * @param extraStyle for the version before the fix
 */
const largeTextJob = (name: string, screen: string, scrolled: number, extraStyle = ""): ArtJob => {
  const output = `${contentFolder}/${name}.png`;
  const style = `html{font-size:200%}body{margin-top:-${scrolled}px}${extraStyle}`;
  return {
    output,
    make: async (tools) =>
      tools.screenshotHtml({ html: await inlinePage(`${prototypeFolder}/${screen}.html`, style), ...phone, output }),
  };
};

/** Before round two the screens had no rules for large text. Without a container those rules do not apply. */
const withoutLargeTextRules =
  "body{container:none!important}.stack{grid-template-columns:auto!important}.brand{min-width:auto!important}";

/** The header of Define. */
const breakJob: ArtJob = {
  output: `${contentFolder}/break.png`,
  make: (tools) =>
    tools.screenshotHtml({
      html: turnedPage(breakHeader()),
      width: 390,
      height: 220,
      scale: 3,
      output: `${contentFolder}/break.png`,
    }),
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
  largeTextJob("home-200-before", "home", 0, withoutLargeTextRules),
  largeTextJob("home-200-after", "home", 0),
  largeTextJob("bill-200-before", "bill", 1404, withoutLargeTextRules),
  largeTextJob("bill-200-after", "bill", 1316),
  diagramJob("affinity", affinitySvg),
  diagramJob("affinity-narrow", affinityNarrowSvg),
  diagramJob("affinity-medium", affinityMediumSvg),
  diagramJob("grades", gradesSvg),
  diagramJob("grades-narrow", gradesNarrowSvg),
  diagramJob("grades-medium", gradesMediumSvg),
  diagramJob("journey-map", journeyMapSvg),
  diagramJob("journey-map-narrow", journeyMapNarrowSvg),
  diagramJob("journey-map-medium", journeyMapMediumSvg),
  diagramJob("user-flow", userFlowSvg),
  diagramJob("user-flow-narrow", userFlowNarrowSvg),
  diagramJob("user-flow-medium", userFlowMediumSvg),
  diagramJob("test-findings", testFindingsSvg),
  diagramJob("test-findings-narrow", testFindingsNarrowSvg),
  diagramJob("test-findings-medium", testFindingsMediumSvg),
  breakJob,
  compositionJob("hero", 1200, 675),
  compositionJob("large-text", 800, 450),
  compositionJob("card", 800, 550),
];
