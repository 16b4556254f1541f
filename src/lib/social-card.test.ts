import { socialCardFile } from "./social-card";

test.each([
  ["/", "home.png"],
  ["/pricing/", "pricing.png"],
  ["/pricing", "pricing.png"],
  ["/a11y-accessible-design/seo/", "a11y-accessible-design-seo.png"],
])("the card of %s is %s", (path, file) => {
  expect(socialCardFile(path)).toBe(file);
});
