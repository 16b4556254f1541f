import { capabilityStrings } from "../../../strings/capability-strings";
import { formatAddress } from "../../../lib/format-address";
import { formatDate } from "../../../lib/format-date";
import { logoShape } from "../../../lib/logo-shape";
import { designToken } from "../../data-layer/read-design-tokens";
import { columns, plane, sheet, slope } from "./sheet";
import type { ListEntry, TaggedPage, TextOptions } from "./tagged-page";

type PageData = Queries.CapabilityStatementPageQuery;

/** The data of the page. Its dates are `updated`, so that the same content gives the same file. */
export type CapabilityContent = { readonly [Key in keyof PageData]: NonNullable<PageData[Key]> };

const { main, side } = columns;
const body = { size: 10.4 } as const;
const muted = { size: 9, color: designToken("slate") } as const;

const logoScale = 1.05;
const logoAt = { x: sheet.margin, y: 30 } as const;

/** The backgrounds: the dark plane with the ramp as its lower edge, the gold rail along it, and the panel of the facts. */
const drawBackgrounds = (page: TaggedPage): void =>
  page.decoration((document) => {
    const panelLeft = side.x - 20;
    document
      .rect(panelLeft, plane.right, sheet.width - panelLeft, sheet.height - plane.right)
      .fill(designToken("mist"));
    document.polygon([0, 0], [sheet.width, 0], [sheet.width, plane.right], [0, plane.left]).fill(designToken("ink"));
    document
      .moveTo(0, plane.left + 1.5)
      .lineTo(sheet.width, plane.right + 1.5)
      .lineWidth(3)
      .stroke(designToken("gold"));
  });

const drawHead = (page: TaggedPage, { page: { pdf, pageHeader }, studio }: CapabilityContent): void => {
  const { x, y } = logoAt;
  const width = logoShape.width * logoScale;
  const height = logoShape.height * logoScale;
  page.figure(pdf.logoAlt, [x, y, x + width, y + height], (document) => {
    document.translate(x, y).scale(logoScale);
    document.path(logoShape.rail).lineWidth(logoShape.railWidth).lineCap("round").lineJoin("round");
    document.stroke(designToken("gold")).path(logoShape.ramp).fill(designToken("cream"));
  });
  const right = { x: x + width + 12, width: 400 };
  const cream = { bold: true, color: designToken("cream") } as const;
  page.y = y + 2;
  page.text("P", { text: studio.name, ...right, ...cream, size: 15 });
  page.text("P", { text: studio.tagline, ...right, size: 9.6, color: designToken("lilac") });
  page.y = 78;
  page.text("H1", { text: pageHeader.heading, x, width: 480, ...cream, size: 29 });
};

const drawHeading = (page: TaggedPage, text: string, column: typeof main | typeof side): void => {
  page.y += column.gap;
  page.text("H2", { text, ...column, size: 13.5, bold: true });
  page.y += 3;
};

const bullet = (text: string): ListEntry => ({
  label: { text: "•", x: main.x, width: 12, ...body, bold: true, color: designToken("violet") },
  body: { text, x: main.x + 12, width: main.width - 12, ...body },
});

const drawMain = (page: TaggedPage, content: CapabilityContent): void => {
  const { lead, sampleNote } = content.page.pageHeader;
  const { coreCompetencies, differentiators, pastPerformanceNote } = content.capability;
  page.y = plane.left + 16;
  page.text("P", { text: lead, ...main, size: 12 });
  if (sampleNote !== null) {
    page.y += 4;
    page.text("P", { text: sampleNote, ...main, ...muted });
  }
  drawHeading(page, capabilityStrings.coreCompetencies, main);
  page.list(coreCompetencies.map(bullet), 3);
  drawHeading(page, capabilityStrings.differentiators, main);
  page.list(differentiators.map(bullet), 3);
  drawHeading(page, capabilityStrings.pastPerformance, main);
  page.text("P", { text: pastPerformanceNote, ...main, ...body });
  page.y += 4;
  const projects = content.projects.nodes.map(({ key, name, kind }): ListEntry => {
    const entry = bullet(name);
    const after = `: ${kind.charAt(0).toLowerCase()}${kind.slice(1)}`;
    return { ...entry, body: { ...entry.body, bold: true }, link: `${content.studio.siteUrl}/${key}/`, after };
  });
  page.list(projects, 3);
};

/** One fact: label, text, and the link's target. */
type Fact = readonly [label: string, text: string, link?: string];

const factsOf = ({ capability, studio }: CapabilityContent): readonly Fact[] => {
  const { uei, cage, setAsides, contact } = capability;
  const { address, phone, emails, siteUrl, legalName } = studio;
  const optional = (label: string, text: string | null): readonly Fact[] => (text === null ? [] : [[label, text]]);
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

/** An entry of the side column. */
const row = (label: Pick<TextOptions, "text" | "width" | "size">, text: string): ListEntry => ({
  label: { ...label, x: side.x },
  body: { text, x: side.x + label.width, width: side.width - label.width, size: 9.6 },
});

const drawCodes = (
  page: TaggedPage,
  codes: readonly { readonly code: string; readonly title: string; readonly primary?: boolean | null }[],
): void => {
  const entries = codes.map(({ code, title, primary }) => {
    const label = { text: code, width: 44, size: 9.6, bold: true };
    return row(label, primary === true ? `${title} (${capabilityStrings.primary})` : title);
  });
  page.list(entries, 3);
};

const drawSide = (page: TaggedPage, content: CapabilityContent): void => {
  const { productCodes, updated } = content.capability;
  // The panel's words begin under the ramp where the panel's left edge meets it.
  page.y = plane.left - side.x * slope + 34 - side.gap;
  drawHeading(page, capabilityStrings.company, side);
  page.list(
    factsOf(content).map(([label, text, link]) => ({ ...row({ text: label, width: 62, ...muted }, text), link })),
    4,
  );
  drawHeading(page, capabilityStrings.naics, side);
  drawCodes(page, content.naics.codes);
  if (productCodes !== null && productCodes.length > 0) {
    drawHeading(page, capabilityStrings.productCodes, side);
    drawCodes(page, productCodes);
  }
  page.y += 14;
  page.text("P", { text: `${capabilityStrings.updated}: ${formatDate(updated)}`, ...side, ...muted });
};

/** Draws the whole statement on one sheet, in reading order. */
export const drawSheet = (page: TaggedPage, content: CapabilityContent): void => {
  drawBackgrounds(page);
  drawHead(page, content);
  drawMain(page, content);
  drawSide(page, content);
};
