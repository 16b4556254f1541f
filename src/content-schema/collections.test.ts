import { collections } from "./collections";

/** Addresses that the client fixed: links from elsewhere lead to them. */
test.each([
  ["HomePage", {}, "/"],
  ["PricingPage", {}, "/pricing/"],
  ["ProjectsPage", {}, "/our-projects/"],
  ["ContactPage", {}, "/contact-us/"],
  ["AboutPage", {}, "/about-us/"],
  ["ServicesPage", {}, "/services/"],
  ["StartPage", {}, "/start-your-project/"],
  ["CaseStudyStep", { study: "project-senate", slug: "" }, "/project-senate/"],
  ["CaseStudyStep", { study: "project-senate", slug: "define" }, "/project-senate/define/"],
  ["AccessibleDesignTab", { slug: "" }, "/a11y-accessible-design/"],
  ["AccessibleDesignTab", { slug: "seo" }, "/a11y-accessible-design/seo/"],
])("the address of %s %j is %s", (type, fields, address) => {
  expect(collections.find((collection) => collection.type === type)?.pagePath?.(fields)).toBe(address);
});
