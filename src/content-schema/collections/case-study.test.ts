// The large number of a case study's band is one that is measured in its prototype.
import { caseStudy } from "./case-study";

const picture = { image: "./screen.png", alt: "A screen with large keys" };
const study = {
  key: "project-ramp",
  order: 1,
  name: "Ramp",
  kind: "Concept app",
  screen: picture,
  hero: picture,
  facts: ["Role", "Platform", "Tools"].map((label) => ({ label, value: "Words." })),
  measured: [
    { key: "rise", value: "1" },
    { key: "run", value: "12.5" },
  ],
  theme: "civic",
};

test.each([
  ["1", []],
  ["1 → 12.5", []],
  ["none", []],
  ["1 × 12", ["The number 12 is not measured in the prototype."]],
  ["1 step of many", ["This is too long for a number that is set large."]],
])("%s: %j", (value, messages) => {
  const { error } = caseStudy.safeParse({ ...study, finding: { value, label: "What it counts." } });
  expect(error?.issues.map(({ message }) => message.split("\n")[0]) ?? []).toEqual(messages);
});
