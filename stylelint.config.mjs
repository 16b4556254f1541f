/** @type {import("stylelint").Config} */
export default {
  extends: ["stylelint-config-standard"],
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  reportInvalidScopeDisables: true,
  rules: {
    "selector-class-pattern": [
      "^[a-z][a-z0-9]*(?:-[a-z0-9]+)*(?:__[a-z0-9]+(?:-[a-z0-9]+)*)?(?:--[a-z0-9]+(?:-[a-z0-9]+)*)?$",
      {
        message: "Classes are named block__element--modifier.",
      },
    ],
    "custom-property-pattern": "^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$",
    "declaration-no-important": [
      true,
      {
        message: "A later layer wins without it (src/styles/layers.css).",
      },
    ],
    "declaration-property-value-disallowed-list": [
      {
        "/./": "/#[0-9a-f]{3}|rgb\\(|hsl\\(/i",
        "font-weight": "/[5-9]00|[5-8]50|bold/",
      },
      {
        message: "A literal would stand over the token's value in other schemes. Add a token to tokens.css.",
      },
    ],
    "media-feature-range-notation": "prefix",
    "media-feature-name-unit-allowed-list": {
      "/width|height/": ["em"],
    },
    "number-max-precision": 5,
    "comment-empty-line-before": null,
    "declaration-empty-line-before": null,
    "no-descending-specificity": null,
  },
  overrides: [
    {
      files: ["src/styles/tokens.css", "src/styles/print.css", "src/styles/fonts.css"],
      rules: {
        "declaration-property-value-disallowed-list": null,
      },
    },
  ],
};
