import { readPdf } from "../../../../__tests__/build/read-pdf";
import { capabilityStrings } from "../../../strings/capability-strings";
import { facts, industryCodes, projects } from "../../../styleguide/examples/capability";
import { studio } from "../../../styleguide/examples/site-layout";
import { capabilityPdf } from "./capability-pdf";
import type { CapabilityContent } from "./draw-sheet";

const content: CapabilityContent = {
  page: {
    head: { title: "Statement", description: "What it says." },
    printHint: "It prints, too.",
    pageHeader: { heading: "Capability statement", lead: "One page.", sampleNote: null },
    pdf: { title: "Capability statement of The Studio", subject: "What it does.", logoAlt: "A ramp" },
  },
  capability: { ...facts, updated: "2026-11-21" },
  studio: { ...studio, name: "The Studio", tagline: "Makers of examples" },
  projects: { nodes: projects },
  naics: { codes: industryCodes },
};

const withFacts = (more: Partial<CapabilityContent["capability"]>): CapabilityContent => ({
  ...content,
  capability: { ...content.capability, ...more },
});

const textsIn = async (what: CapabilityContent): Promise<readonly string[]> =>
  readPdf(await capabilityPdf(what)).elements.map(({ text }) => text);

const optional = ["CAGE code", "1AB23", "ABCDEF123456", "One, Two", "Zoë Müller, Owner", "Its people are samples."];

test("the same content gives the same bytes", async () => {
  const [one, other] = [await capabilityPdf(content), await capabilityPdf(content)];
  expect(one.equals(other)).toBe(true);
});

test("shows optional facts where the content has them, and letters of other languages that the font has", async () => {
  const contact = { name: "Zoë Müller", role: "Owner" };
  const all = withFacts({ cage: "1AB23", uei: "ABCDEF123456", setAsides: ["One", "Two"], contact });
  const pageHeader = { ...content.page.pageHeader, sampleNote: "Its people are samples." };
  const texts = await textsIn({ ...all, page: { ...content.page, pageHeader } });
  expect(texts).toEqual(expect.arrayContaining(optional));
  expect(texts).toContain(capabilityStrings.productCodes);
});

test("leaves out what the content does not have, headings included", async () => {
  const texts = await textsIn(withFacts({ productCodes: null }));
  expect(texts.filter((text) => [...optional, capabilityStrings.productCodes].includes(text))).toEqual([]);
});

test.each([
  ["the left column a little", "coreCompetencies", 22],
  ["the left column by far", "coreCompetencies", 60],
  ["the right column", "setAsides", 60],
])("content that overfills %s stops the build and says what to shorten", async (_, field, count) => {
  const long = Array.from({ length: count }, (__, index) => `Competency number ${index}`);
  await expect(capabilityPdf(withFacts({ [field]: long }))).rejects.toThrow(
    /does not fit one sheet.*content\/capability\.yaml/u,
  );
});
