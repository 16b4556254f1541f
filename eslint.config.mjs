import { readFileSync } from "node:fs";
import js from "@eslint/js";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/**
 * The folders, here and in src/, from top to bottom: each imports from itself and from those below it, so that no code for
 * the browser imports what only the build runs. The map in the README has them in this order.
 */
const folders = [
  "__tests__",
  "scripts",
  "server",
  "api",
  "gatsby",
  "content-lint",
  "content-schema",
  "client",
  "pages",
  "templates",
  "styleguide",
  "layout",
  "sections",
  "components",
  "strings",
  "contact",
  "lib",
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
  ...folders.slice(1).map((folder, index) => ({
    files: [`{,src/}${folder}/**/*.{ts,tsx}`],
    // Tests beside what they test use the examples of the style guide and the helpers in __tests__.
    ignores: ["**/*.test.{ts,tsx}"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              regex: String.raw`^(?:\.\./)+(?:src/)?(?:${folders.slice(0, index + 1).join("|")})(?:/|$)`,
              message: "This folder is above: see the list in eslint.config.mjs.",
            },
          ],
        },
      ],
    },
  })),
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
    files: ["**/*.{js,cjs,mjs}"],
    languageOptions: {
      globals: Object.fromEntries(
        ["__dirname", "__filename", "console", "module", "process", "require"].map((name) => [name, "readonly"]),
      ),
    },
  },
  { files: ["**/*.{js,cjs}"], languageOptions: { sourceType: "commonjs" } },
  {
    files: ["static/prototypes/**/*.js"],
    languageOptions: { sourceType: "module" },
    // "@ts-check" in these files knows the browser's names.
    rules: { "no-undef": "off" },
  },
);
