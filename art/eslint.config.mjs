import js from "@eslint/js";
import tseslint from "typescript-eslint";

export default tseslint.config({ linterOptions: { reportUnusedDisableDirectives: "error" } }, js.configs.recommended, {
  files: ["**/*.ts"],
  extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
  languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
  rules: {
    "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
    "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
    "@typescript-eslint/dot-notation": ["error", { allowIndexSignaturePropertyAccess: true }],
    "@typescript-eslint/no-floating-promises": [
      "error",
      { allowForKnownSafeCalls: [{ from: "package", package: "node:test", name: "test" }] },
    ],
  },
});
