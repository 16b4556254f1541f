import { removeStyleAttributes } from "./style-attributes";

test("removes the style attribute of Gatsby's focus wrapper and announcer, and no other", () => {
  expect(
    removeStyleAttributes(
      '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><p style="color:red">x</p></div>' +
        '<div id="gatsby-announcer" style="position:absolute" aria-live="assertive"></div>',
    ),
  ).toBe(
    '<div tabindex="-1" id="gatsby-focus-wrapper"><p style="color:red">x</p></div>' +
      '<div id="gatsby-announcer" aria-live="assertive"></div>',
  );
});
