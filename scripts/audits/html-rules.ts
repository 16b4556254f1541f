import type { ConfigData } from "html-validate";

/**
 * How strictly the HTML is judged: every preset of html-validate, errors all of them. What is switched off has its
 * reason beside it. The built HTML is judged by __tests__/build/conformance.test.ts, what scripts make of it by
 * the audits.
 */
export const htmlRules: ConfigData = {
  extends: ["html-validate:recommended", "html-validate:standard", "html-validate:document", "html-validate:a11y"],
  rules: {
    // How React's serializer writes tags and attributes: <br/>, srcSet, hidden="". To HTML it is all one.
    "void-style": "off",
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // React's own ids begin with an underscore, which HTML allows.
    "valid-id": ["error", { relaxed: true }],
    // Safari drops the role of a list without bullets, and of a table that CSS lays out anew, so they say it again.
    // What else says its role twice is found by eslint (jsx-a11y/no-redundant-roles).
    "no-redundant-role": "off",
    "prefer-native-element": ["error", { exclude: ["list"] }],
    // A hash protects from files of strangers. The site has none, and its own come by the way that the page came.
    "require-sri": ["error", { target: "crossorigin" }],
    // The stylesheet keeps telephone numbers on one line.
    "tel-non-breaking": "off",
  },
};
