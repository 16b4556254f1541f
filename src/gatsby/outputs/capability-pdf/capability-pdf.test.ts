import { flatten, readPdf } from "../../../../__tests__/build/read-pdf";
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
  flatten(readPdf(await capabilityPdf(what)).structure).map(({ text }) => text);

test("the same content gives the same bytes", async () => {
  const [one, other] = [await capabilityPdf(content), await capabilityPdf(content)];
  expect(one.equals(other)).toBe(true);
});

test("shows optional facts only where the content has them", async () => {
  expect(await textsIn(content)).not.toEqual(expect.arrayContaining(["CAGE code"]));
  expect(await textsIn(withFacts({ cage: "1AB23", uei: "ABCDEF123456", setAsides: ["One", "Two"] }))).toEqual(
    expect.arrayContaining(["CAGE code", "1AB23", "ABCDEF123456", "One, Two"]),
  );
});

test("says what is invented, where the page does", async () => {
  const { page } = content;
  const sample = { ...page, pageHeader: { ...page.pageHeader, sampleNote: "Its people are samples." } };
  expect(await textsIn({ ...content, page: sample })).toContain("Its people are samples.");
});

test("without product codes their heading is gone", async () => {
  expect(await textsIn(withFacts({ productCodes: null }))).not.toContain("Product codes (PSC)");
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

test("letters of other languages that the font has come through", async () => {
  expect(await textsIn(withFacts({ contact: { name: "Zoë Müller", role: "Owner" } }))).toContain("Zoë Müller, Owner");
});
