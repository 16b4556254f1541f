import { withoutStyleAttributes } from "./without-style-attributes";

test("Gatsby's wrapper and announcer lose their style attribute, and nothing else", () => {
  expect(
    withoutStyleAttributes(
      '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><p style="color:red">x</p></div>' +
        '<div id="gatsby-announcer" style="position:absolute" aria-live="assertive"></div>',
    ),
  ).toBe(
    '<div tabindex="-1" id="gatsby-focus-wrapper"><p style="color:red">x</p></div>' +
      '<div id="gatsby-announcer" aria-live="assertive"></div>',
  );
});
