import { currentMark, sectionOf } from "./current-page";

describe("currentMark", () => {
  test.each([
    // link, page, section, mark
    ["/", "/", undefined, "page"],
    ["/", "/pricing/", undefined, undefined],
    ["/pricing/", "/pricing/", undefined, "page"],
    ["/pricing/", "/pricing", undefined, "page"],
    ["/pricing", "/pricing/", undefined, "page"],
    ["/pricing/", "/pricing-more/", undefined, undefined],
    ["/our-projects/", "/project-senate/define/", "/our-projects/", "true"],
    ["/our-projects/", "/our-projects/", "/our-projects/", "page"],
    ["/services/", "/project-senate/define/", "/our-projects/", undefined],
    ["/", "/project-senate/", "/our-projects/", undefined],
    ["/a11y-accessible-design/", "/a11y-accessible-design/seo/", "/a11y-accessible-design/", "true"],
    ["/a11y-accessible-design/", "/a11y-accessible-design/", "/a11y-accessible-design/", "page"],
    // A link to a part of a page is not the page.
    ["/services/#naics", "/services/", undefined, undefined],
    ["https://example.org/", "/", undefined, undefined],
  ])("link %s on %s (section %s): %s", (to, pathname, section, mark) => {
    expect(currentMark(to, pathname, section)).toBe(mark);
  });
});

test.each([
  ["/project-senate/define/", { section: "/our-projects/" }, "/our-projects/"],
  ["/services/capability-statement/", {}, "/services/"],
  ["/services/", { section: null }, "/services/"],
])("the section of %s with the context %j is %s", (pathname, context, section) => {
  expect(sectionOf(pathname, context)).toBe(section);
});
