/**
 * html-validate's presets with every rule an error; each rule that is off has its reason beside it. For the built pages
 * (`npm run test:html`) and for the DOM after scripts (rules.spec.ts).
 */
module.exports = {
  root: true,
  extends: ["html-validate:recommended", "html-validate:standard", "html-validate:document", "html-validate:a11y"],
  rules: {
    // React serializes <br/>, srcSet and hidden="", which HTML parses alike.
    "void-style": "off",
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // Prettier writes the doctype of static files in small letters, Gatsby's is in capitals.
    "doctype-style": "off",
    // React's useId begins with an underscore, which HTML allows.
    "valid-id": ["error", { relaxed: true }],
    // Safari drops the role of a list without bullets, so those repeat it.
    // Other redundant roles are found by eslint (jsx-a11y/no-redundant-roles).
    "no-redundant-role": "off",
    "prefer-native-element": ["error", { exclude: ["list"] }],
    // Subresource integrity guards files of other origins; the site has none.
    "require-sri": ["error", { target: "crossorigin" }],
    // The content check limits a page's own title; the studio's name comes after it, and search engines cut what is long.
    "long-title": "off",
    // The stylesheet keeps telephone numbers on one line.
    "tel-non-breaking": "off",
  },
};
