import { contentNodeType } from "./content-node-type";

test.each([
  ["studio.yaml", "Studio"],
  ["navigation.yaml", "Navigation"],
  ["pages/home/home.yaml", "HomePage"],
  ["services/ux-design.yaml", "Service"],
  ["team/somebody-new.yaml", "TeamMember"],
  // A fourth study, a sixth step and a fifth tab are of a known kind without any code.
  ["case-studies/project-library/study.yaml", "CaseStudy"],
  ["case-studies/project-library/6-launch.yaml", "CaseStudyStep"],
  ["case-studies/project-senate/10-after.yaml", "CaseStudyStep"],
  ["accessible-design/tabs/5-procurement.yaml", "AccessibleDesignTab"],
])("%s is a %s", (relativePath, type) => {
  expect(contentNodeType({ node: { relativePath } })).toBe(type);
});

test.each([
  ["a file at no known place", "notes/ideas.yaml"],
  ["a page in the wrong folder", "home.yaml"],
  ["a step without its number", "case-studies/project-library/launch.yaml"],
  ["a file of another name that ends alike", "old-studio.yaml"],
  ["another ending", "studio.yml"],
  ["no file", undefined],
  ["no text", 5],
])("%s is unknown: %s", (_, relativePath) => {
  expect(contentNodeType({ node: { relativePath } })).toBe("UnknownContent");
});
