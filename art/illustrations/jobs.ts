import { writeFile } from "node:fs/promises";
import sharp from "sharp";
import { icoFile } from "../lib/ico";
import type { ArtJob } from "../lib/job";
import { placeForFile } from "../lib/paths";
import { cpacc, cpwa, trustedTester, was } from "./badges/certifications";
import { audit } from "./deliverables/audit";
import { backEnd } from "./deliverables/back-end";
import { captions } from "./deliverables/captions";
import { consultation } from "./deliverables/consultation";
import { documents } from "./deliverables/documents";
import { training } from "./deliverables/training";
import { uxDesign } from "./deliverables/ux-design";
import { appIcon, favicon, logoMark } from "./icons";
import { danaWhitfield } from "./portraits/dana-whitfield";
import { imaniOkafor } from "./portraits/imani-okafor";
import { marcusBell } from "./portraits/marcus-bell";
import { noahLindqvist } from "./portraits/noah-lindqvist";
import { rosaDelgado } from "./portraits/rosa-delgado";
import { agility } from "./scenes/agility";
import { auditReport } from "./scenes/audit-report";
import { capability } from "./scenes/capability";
import { contact } from "./scenes/contact";
import { homeHero, homeHeroNarrow } from "./scenes/home-hero";
import { legal } from "./scenes/legal";
import { library } from "./scenes/library";
import { notFound } from "./scenes/not-found";
import { offline } from "./scenes/offline";
import { pricing } from "./scenes/pricing";
import { privacy } from "./scenes/privacy";
import { projects } from "./scenes/projects";
import { publicBuyers } from "./scenes/public-buyers";
import { reputation } from "./scenes/reputation";
import { seo } from "./scenes/seo";
import { services } from "./scenes/services";
import { rampView, steps } from "./scenes/shop-views";
import { sounds } from "./scenes/sounds";
import { start } from "./scenes/start";
import { studio } from "./scenes/studio";
import { cardSize, socialCard } from "./social-card";
import { fiveSigns, fiveSignsNarrow } from "./tabs/five-signs";
import { features, featuresNarrow } from "./tabs/features";

/** A drawing that is shown as it is. */
const drawing = (output: string, draw: () => string): ArtJob => ({
  output,
  make: (tools) => tools.writeSvg(output, draw()),
});

/** An icon that must be a PNG: home screens and old browsers read nothing else. */
const icon = (output: string, size: number, share: number, radius: number): ArtJob => ({
  output,
  make: (tools) =>
    tools.screenshotHtml({
      html: `<style>body{margin:0}svg{display:block}</style>${appIcon(size, share, radius)}`,
      width: size,
      height: size,
      scale: 1,
      output,
      background: "transparent",
    }),
});

/** Some programs ask for /favicon.ico whatever the page says. */
const oldFavicon: ArtJob = {
  output: "static/favicon.ico",
  make: async () => {
    const icons = [16, 32].map(async (size) => ({
      size,
      png: await sharp(Buffer.from(favicon()), { density: 72 * (size / 32) * 4 })
        .resize(size)
        .png({ compressionLevel: 9 })
        .toBuffer(),
    }));
    await writeFile(await placeForFile("static/favicon.ico"), icoFile(await Promise.all(icons)));
  },
};

/** The studio's name is on it, so a new name needs a new picture. */
const card: ArtJob = {
  output: "static/social-card.png",
  make: (tools) =>
    tools.screenshotHtml({
      html: `<!doctype html><style>html,body{margin:0}svg{display:block}</style>${socialCard("Ramp & Rail", homeHero())}`,
      ...cardSize,
      scale: 1,
      output: "static/social-card.png",
    }),
};

/** Every illustration of the site: the sign, people, badges and scenes. */
export const jobs: readonly ArtJob[] = [
  drawing("art/illustrations/logo-mark.svg", logoMark),
  drawing("static/favicon.svg", favicon),
  oldFavicon,
  icon("static/icon-192.png", 192, 0.72, 0.2),
  icon("static/icon-512.png", 512, 0.72, 0.2),
  // Systems cut these two themselves: the ground runs to the edge, the sign keeps to the middle.
  icon("static/icon-maskable-512.png", 512, 0.56, 0),
  icon("static/apple-touch-icon.png", 180, 0.68, 0),

  card,

  drawing("content/team/imani-okafor.svg", imaniOkafor),
  drawing("content/team/noah-lindqvist.svg", noahLindqvist),
  drawing("content/case-studies/project-grooming-table/persona.svg", danaWhitfield),
  drawing("content/case-studies/project-senate/persona.svg", marcusBell),
  drawing("content/case-studies/project-step-up-90/persona.svg", rosaDelgado),

  drawing("content/certifications/cpacc.svg", cpacc),
  drawing("content/certifications/was.svg", was),
  drawing("content/certifications/cpwa.svg", cpwa),
  drawing("content/certifications/trusted-tester.svg", trustedTester),

  drawing("content/services/ux-design.svg", uxDesign),
  drawing("content/services/back-end-development.svg", backEnd),
  drawing("content/services/accessibility-audits-and-remediation.svg", audit),
  drawing("content/services/accessibility-consultation.svg", consultation),
  drawing("content/services/document-remediation.svg", documents),
  drawing("content/services/captioning-and-transcriptions.svg", captions),
  drawing("content/services/accessibility-training.svg", training),

  drawing("content/accessible-design/tabs/reputation.svg", reputation),
  drawing("content/accessible-design/tabs/steps.svg", steps),
  drawing("content/accessible-design/tabs/ramp.svg", rampView),
  drawing("content/accessible-design/tabs/seo.svg", seo),
  drawing("content/accessible-design/tabs/five-signs.svg", fiveSigns),
  drawing("content/accessible-design/tabs/five-signs-narrow.svg", fiveSignsNarrow),
  drawing("content/accessible-design/tabs/legal.svg", legal),
  drawing("content/accessible-design/tabs/agility.svg", agility),
  drawing("content/accessible-design/tabs/features.svg", features),
  drawing("content/accessible-design/tabs/features-narrow.svg", featuresNarrow),

  drawing("content/pages/not-found/not-found.svg", notFound),
  drawing("content/pages/offline/offline.svg", offline),
  drawing("content/pages/home/hero.svg", homeHero),
  drawing("content/pages/home/hero-narrow.svg", homeHeroNarrow),
  drawing("content/pages/home/studio.svg", studio),

  drawing("content/pages/about-us/library.svg", library),
  drawing("content/pages/contact-us/front-door.svg", contact),
  drawing("content/pages/our-projects/pencil-to-final.svg", projects),
  drawing("content/pages/pricing/ranges.svg", pricing),
  drawing("content/pages/services/workbench.svg", services),
  drawing("content/pages/start-your-project/four-steps.svg", start),
  drawing("content/pages/services/audit-report/easel.svg", auditReport),
  drawing("content/pages/services/public-buyers/town-hall.svg", publicBuyers),
  drawing("content/pages/services/capability-statement/one-sheet.svg", capability),
  drawing("content/pages/privacy-policy/letter-box.svg", privacy),
  drawing("content/pages/how-this-site-sounds/voice.svg", sounds),
];
