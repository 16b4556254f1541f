import { capabilityStrings } from "../../../lib/capability-strings";
import { formatAddress } from "../../../lib/format-address";
import { formatDate } from "../../../lib/format-date";
import { logoShape } from "../../../lib/logo-shape";
import type { CapabilityContent, CodeContent } from "./capability-content";
import { colors, columns, plane, sheet, sheetOverflowError, slope } from "./sheet";
import type { ListEntry, TaggedPage } from "./tagged-page";

const body = { size: 10.4 } as const;
const muted = { size: 9, color: colors.slate } as const;
const heading = { size: 13.5, bold: true } as const;

const logoScale = 1.05;
const logoAt = { x: sheet.margin, y: 30 } as const;

/** The grounds: the dark plane with the ramp as its lower edge, the gold rail along it, and the panel of the facts. */
const drawGrounds = (page: TaggedPage): void =>
  page.decoration((document) => {
    const panelLeft = columns.side.x - 20;
    document.rect(panelLeft, plane.right, sheet.width - panelLeft, sheet.height - plane.right).fill(colors.mist);
    document.polygon([0, 0], [sheet.width, 0], [sheet.width, plane.right], [0, plane.left]).fill(colors.ink);
    document
      .moveTo(0, plane.left + 1.5)
      .lineTo(sheet.width, plane.right + 1.5)
      .lineWidth(3)
      .stroke(colors.gold);
  });

const drawHead = (page: TaggedPage, { page: pageContent, studio }: CapabilityContent): void => {
  const { x, y } = logoAt;
  const width = logoShape.width * logoScale;
  const height = logoShape.height * logoScale;
  page.figure(pageContent.pdf.logoAlt, [x, y, x + width, y + height], (document) => {
    document.translate(x, y).scale(logoScale);
    document.path(logoShape.rail).lineWidth(logoShape.railWidth).lineCap("round").lineJoin("round").stroke(colors.gold);
    document.path(logoShape.ramp).fill(colors.cream);
  });
  const right = x + width + 12;
  page.y = y + 2;
  page.text("P", studio.name, { x: right, width: 300 }, { size: 15, bold: true, color: colors.cream });
  page.text("P", studio.tagline, { x: right, width: 400 }, { size: 9.6, color: colors.lilac });
  page.y = 78;
  page.text("H1", pageContent.pageHeader.heading, { x, width: 480 }, { size: 29, bold: true, color: colors.cream });
};

const bullets = (page: TaggedPage, entries: readonly string[]): void => {
  const { x, width } = columns.main;
  page.list(
    entries.map((words) => (entry: ListEntry) => {
      entry.label("•", { x, width: 12 }, { ...body, bold: true, color: colors.violet });
      entry.body(words, { x: x + 12, width: width - 12 }, body);
    }),
    3,
  );
};

const headingIn = (page: TaggedPage, words: string, { x, width }: { readonly x: number; readonly width: number }) => {
  page.text("H2", words, { x, width }, heading);
  page.y += 3;
};

const drawMain = (page: TaggedPage, content: CapabilityContent): void => {
  const { capability, page: pageContent, projects, studio } = content;
  const { x, width } = columns.main;
  page.y = plane.left + 16;
  page.text("P", pageContent.pageHeader.lead, { x, width }, { size: 12 });
  if (pageContent.pageHeader.sampleNote !== null) {
    page.y += 4;
    page.text("P", pageContent.pageHeader.sampleNote, { x, width }, muted);
  }
  page.y += 15;
  headingIn(page, capabilityStrings.coreCompetencies, columns.main);
  bullets(page, capability.coreCompetencies);
  page.y += 15;
  headingIn(page, capabilityStrings.differentiators, columns.main);
  bullets(page, capability.differentiators);
  page.y += 15;
  headingIn(page, capabilityStrings.pastPerformance, columns.main);
  page.text("P", capability.pastPerformanceNote, columns.main, body);
  page.y += 4;
  page.list(
    projects.map(({ key, name, kind }) => (entry: ListEntry) => {
      entry.label("•", { x, width: 12 }, { ...body, bold: true, color: colors.violet });
      entry.linkBody(
        name,
        `${studio.siteUrl}/${key}/`,
        { x: x + 12, width: width - 12 },
        { ...body, bold: true },
        `: ${kind.charAt(0).toLowerCase()}${kind.slice(1)}`,
      );
    }),
    3,
  );
};

/** One fact: its label over its words. What is empty in the content is not asked for. */
type Fact = readonly [label: string, words: string, link?: string];

const factsOf = ({ capability, studio }: CapabilityContent): readonly Fact[] => {
  const { uei, cage, setAsides, contact } = capability;
  const { address, phone, emails, siteUrl, legalName } = studio;
  const optional = (label: string, words: string | null): readonly Fact[] => (words === null ? [] : [[label, words]]);
  return [
    [capabilityStrings.legalName, legalName],
    ...optional(capabilityStrings.uei, uei),
    ...optional(capabilityStrings.cage, cage),
    ...optional(capabilityStrings.setAsides, setAsides?.join(", ") ?? null),
    [capabilityStrings.contact, `${contact.name}, ${contact.role}`],
    [capabilityStrings.mail, emails.general, `mailto:${emails.general}`],
    [capabilityStrings.phone, phone.display, `tel:${phone.dial}`],
    [capabilityStrings.address, formatAddress(address)],
    [capabilityStrings.website, siteUrl.replace(/^https:\/\//u, ""), `${siteUrl}/`],
  ];
};

const drawFacts = (page: TaggedPage, facts: readonly Fact[]): void => {
  const { x, width } = columns.side;
  const value = { x: x + 62, width: width - 62 };
  page.list(
    facts.map(([label, words, to]) => (entry: ListEntry) => {
      entry.label(label, { x, width: 60 }, muted);
      if (to === undefined) entry.body(words, value, { size: 9.6 });
      else entry.linkBody(words, to, value, { size: 9.6 });
    }),
    4,
  );
};

const codeWidth = 44;

const drawCodes = (page: TaggedPage, codes: readonly CodeContent[]): void => {
  const { x, width } = columns.side;
  page.list(
    codes.map(({ code, title }) => (entry: ListEntry) => {
      entry.label(code, { x, width: codeWidth }, { size: 9.6, bold: true });
      entry.body(title, { x: x + codeWidth, width: width - codeWidth }, { size: 9.6 });
    }),
    3,
  );
};

const drawSide = (page: TaggedPage, content: CapabilityContent): void => {
  const { productCodes, updated } = content.capability;
  // The panel's words begin under the ramp where the panel's left edge meets it.
  page.y = plane.left - columns.side.x * slope + 34;
  headingIn(page, capabilityStrings.company, columns.side);
  drawFacts(page, factsOf(content));
  page.y += 14;
  headingIn(page, capabilityStrings.naics, columns.side);
  drawCodes(
    page,
    content.naics.map(({ code, title, primary }) => ({
      code,
      title: primary === true ? `${title} (${capabilityStrings.primary})` : title,
    })),
  );
  if (productCodes !== null && productCodes.length > 0) {
    page.y += 14;
    headingIn(page, capabilityStrings.productCodes, columns.side);
    drawCodes(page, productCodes);
  }
  page.y += 14;
  page.text("P", `${capabilityStrings.updated}: ${formatDate(updated)}`, columns.side, muted);
};

const endsOnSheet = (page: TaggedPage): void => {
  if (page.y > sheet.bottom) throw sheetOverflowError();
};

/**
 * Draws the whole statement on one sheet, in reading order.
 * @throws when the content is too long for the sheet
 */
export const drawSheet = (page: TaggedPage, content: CapabilityContent): void => {
  drawGrounds(page);
  drawHead(page, content);
  drawMain(page, content);
  endsOnSheet(page);
  drawSide(page, content);
  endsOnSheet(page);
};
