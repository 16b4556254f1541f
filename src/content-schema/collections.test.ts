// The routes of the specification: links from elsewhere lead to them.
import { collections } from "./collections";

test.each([
  ["CaseStudyStep", { study: "project-senate", slug: "" }, "/project-senate/"],
  ["CaseStudyStep", { study: "project-senate", slug: "define" }, "/project-senate/define/"],
  ["AccessibleDesignTab", { slug: "" }, "/a11y-accessible-design/"],
  ["AccessibleDesignTab", { slug: "seo" }, "/a11y-accessible-design/seo/"],
])("the address of %s %j is %s", (type, fields, address) => {
  expect(collections.find((collection) => collection.type === type)?.pagePath?.(fields)).toBe(address);
});
