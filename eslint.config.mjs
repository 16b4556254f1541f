import { readFileSync } from "node:fs";
import js from "@eslint/js";
import boundaries from "eslint-plugin-boundaries";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/**
 * Which folder may import which, in one direction: pages and templates → layout, sections → components → lib.
 * The map in the README has the folders in this order. Nothing imports a page.
 */
const layers = [
  // A few lines of script for the HTML of the component beside them.
  { type: "enhancement", pattern: "src/{components,layout,sections}/**/*.enhancement.ts", may: ["lib"] },
  {
    type: "page",
    pattern: ["src/pages/**", "src/templates/**", "src/html.tsx"],
    may: ["layout", "section", "component", "strings", "lib", "contact", "style-guide"],
  },
  // Shows the parts with example data, which the tests use as well.
  { type: "style-guide", pattern: "src/styleguide/**", may: ["style-guide", "layout", "section", "component", "lib"] },
  { type: "layout", pattern: "src/layout/**", may: ["layout", "component", "strings", "lib"] },
  { type: "section", pattern: "src/sections/**", may: ["section", "component", "strings", "lib", "contact"] },
  { type: "component", pattern: "src/components/**", may: ["component", "strings", "lib"] },
  { type: "strings", pattern: "src/strings/**", may: ["contact"] },
  { type: "lib", pattern: "src/lib/**", may: ["lib"] },
  { type: "contact", pattern: "src/contact/**", may: ["contact", "lib"] },
  { type: "content-schema", pattern: "src/content-schema/**", may: ["content-schema", "lib"] },
  { type: "content-lint", pattern: "src/content-lint/**", may: ["content-lint", "content-schema", "lib"] },
  {
    type: "gatsby",
    pattern: "src/gatsby/**",
    may: ["gatsby", "content-schema", "content-lint", "strings", "lib", "client", "font"],
  },
  { type: "client", pattern: "src/client/**", may: ["client", "enhancement", "lib"] },
  { type: "function-mount", pattern: "src/api/**", may: ["function"] },
  { type: "function", pattern: "api/**", may: ["function", "contact", "lib"] },
  { type: "style", pattern: "src/styles/**", may: ["style", "font"] },
  { type: "font", pattern: "src/fonts/**", may: [] },
  { type: "gatsby-hooks", pattern: "gatsby-*", may: ["gatsby", "layout", "style"] },
  { type: "server", pattern: "server/**", may: ["server", "function", "lib"] },
  // Without `may`: anything.
  { type: "tool", pattern: "scripts/**" },
  { type: "test", pattern: "__tests__/**" },
];

/** What boundaries/element-types enforces. @param also what every folder may import besides */
const boundaryRule = (also = []) => [
  "error",
  {
    default: "disallow",
    message: "${file.type} may not import ${dependency.type}: see the folders in eslint.config.mjs.",
    rules: layers.map(({ type, may }) => ({ from: type, allow: may === undefined ? ["*"] : [...may, ...also] })),
  },
];

// Visitor text is in content/, a file *-strings.ts or src/contact/messages.ts, where it is found and changed.
const visitorAttributes =
  "aria-label|aria-description|aria-roledescription|aria-valuetext|title|alt|placeholder|label|summary";
const visitorText = [
  // Between tags.
  String.raw`JSXText[value=/\p{L}/u]`,
  // Attributes and props that are seen or heard.
  String.raw`JSXAttribute[name.name=/^(?:${visitorAttributes})$/] Literal[value=/\p{L}/u]`,
  String.raw`Property[key.name=/^(?:${visitorAttributes})$/] > Literal[value=/\p{L}/u]`,
  // Anything that reads like a sentence, but for what developers read.
  String.raw`:not(NewExpression, ImportDeclaration, TSLiteralType, BinaryExpression, CallExpression[callee.object.name="console"]) > Literal[value=/^(?=.*\p{L}{3})\p{Lu}\S*\s+\S/u]`,
].map((selector) => ({
  selector,
  message: "Text that visitors read belongs in content/, a file *-strings.ts or src/contact/messages.ts.",
}));

const gitignored = readFileSync(".gitignore", "utf8").match(/^[^#\n]+$/gm);

export default tseslint.config(
  {
    // A package of its own with its own lint.
    ignores: [...gitignored, "art/"],
  },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  {
    files: ["**/*.{ts,tsx}"],
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      // The few rules that need types: TypeScript itself does not tell of a forgotten await.
      "@typescript-eslint/await-thenable": "error",
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": "error",
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "separate-type-imports" }],
      eqeqeq: "error",
      "object-shorthand": "error",
      "prefer-template": "error",
    },
  },
  {
    files: ["src/**/*.tsx", "__tests__/**/*.tsx"],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat["recommended-latest"]],
    rules: {
      // Safari drops the role of a list without bullets: it says it again.
      "jsx-a11y/no-redundant-roles": ["error", { ul: ["list"], ol: ["list"] }],
    },
  },
  {
    files: ["**/*.{ts,tsx}"],
    plugins: { boundaries },
    settings: {
      "boundaries/elements": layers.map(({ type, pattern }) => ({ type, pattern, mode: "full" })),
      "import/resolver": { node: { extensions: [".ts", ".tsx", ".mjs", ".cjs", ".js"] } },
    },
    rules: { "boundaries/element-types": boundaryRule() },
  },
  {
    // A new folder needs a place in the list above before anything may live there.
    files: ["src/**/*.{ts,tsx}", "api/**/*.ts", "server/**/*.ts"],
    // The last imports a file that the build writes.
    ignores: ["src/assets.d.ts", "src/*.d.ts", "api/responses/content.ts"],
    rules: { "boundaries/no-unknown-files": "error", "boundaries/no-unknown": "error" },
  },
  {
    files: ["src/**/*.{ts,tsx}"],
    ignores: ["src/layout/use-site-layout.ts"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          name: "gatsby",
          importNames: ["useStaticQuery", "StaticQuery"],
          message: "Views take plain data: pages, templates and the layout's one query ask for it.",
        },
      ],
    },
  },
  {
    files: ["src/{components,sections,layout,pages,templates,contact}/**/*.{ts,tsx}"],
    ignores: [
      "**/*.test.{ts,tsx}",
      "**/testing/**",
      "**/*-strings.ts",
      "src/contact/messages.ts",
      "src/pages/styleguide.tsx",
    ],
    rules: { "no-restricted-syntax": ["error", ...visitorText] },
  },
  {
    // Barely maintained packages stay replaceable: only these folders import them.
    files: ["src/**/*.{ts,tsx}"],
    ignores: [
      "src/components/dialog/**",
      "src/layout/page-head/**",
      "src/sections/contact-form/**",
      // Reads the rendered heads of react-helmet.
      "src/gatsby/**",
    ],
    rules: { "@typescript-eslint/no-restricted-imports": ["error", "@reach/dialog", "react-helmet", "formik"] },
  },
  {
    // Tests live beside what they test and may reach for more than it.
    files: ["**/*.{test,spec}.{ts,tsx}", "__tests__/**/*.{ts,tsx}"],
    rules: {
      "no-restricted-properties": [
        "error",
        ...["test", "describe"].map((object) => ({ object, property: "only", message: "It hides the other tests." })),
      ],
      "@typescript-eslint/no-empty-function": "off",
    },
  },
  {
    // Tests beside what they test use the examples of the style guide and the helpers in __tests__.
    files: ["{src,server}/**/*.test.{ts,tsx}", "src/**/testing/**"],
    rules: { "boundaries/element-types": boundaryRule(["test", "style-guide", "enhancement"]) },
  },
  {
    files: ["**/*.{js,cjs,mjs}"],
    languageOptions: {
      globals: Object.fromEntries(
        ["__dirname", "__filename", "console", "module", "process", "require"].map((name) => [name, "readonly"]),
      ),
    },
  },
  { files: ["**/*.{js,cjs}"], languageOptions: { sourceType: "commonjs" } },
);
