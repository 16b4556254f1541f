/**
 * Two projects:
 *   unit        everything that needs no build: functions, components, content check, server, contact function
 *   build       what `gatsby build` left in public/
 *   nginx       the built site behind a real nginx, where there is one
 * Journeys in a real browser are Playwright's (*.spec.ts, see playwright.config.ts).
 */

/** @type {import("jest").Config} */
const shared = {
  rootDir: __dirname,
  transform: { "\\.[jt]sx?$": "<rootDir>/__tests__/setup/transform.cjs" },
  // Folders that hold copies of sources, which jest's module map would trip over.
  modulePathIgnorePatterns: [
    "<rootDir>/public/",
    "<rootDir>/\\.cache/",
    "<rootDir>/\\.develop/",
    "<rootDir>/reports/",
    "<rootDir>/outbox/",
  ],
  restoreMocks: true,
  // In jsdom, too, packages give their CommonJS form: their browser form is often ES modules, which jest cannot read.
  testEnvironmentOptions: { customExportConditions: ["node", "node-addons"] },
};

/** @type {import("jest").Config} */
module.exports = {
  // A test that takes longer than this hangs; builds and browsers are not started here.
  testTimeout: 20_000,
  // One on each core: left alone, jest keeps one core free for itself.
  maxWorkers: "100%",
  projects: [
    {
      ...shared,
      displayName: "unit",
      // Components say `@jest-environment jsdom` in their first comment; all else runs in plain Node.
      testEnvironment: "node",
      testMatch: ["**/*.test.ts", "**/*.test.tsx"],
      testPathIgnorePatterns: [
        "/node_modules/",
        "<rootDir>/art/",
        "<rootDir>/__tests__/build/",
        "<rootDir>/__tests__/nginx/",
        "<rootDir>/public/",
        "<rootDir>/\\.cache/",
      ],
      setupFilesAfterEnv: ["<rootDir>/__tests__/setup/unit.ts"],
      moduleNameMapper: {
        "\\.css$": "identity-obj-proxy",
        "\\.(?:woff2|svg|png|jpg)$": "<rootDir>/__tests__/setup/file-stub.ts",
        "^gatsby$": "<rootDir>/__tests__/setup/gatsby-stub.tsx",
      },
    },
    {
      ...shared,
      displayName: "build",
      testEnvironment: "node",
      testMatch: ["<rootDir>/__tests__/build/**/*.test.ts"],
    },
    {
      ...shared,
      displayName: "nginx",
      testEnvironment: "node",
      testMatch: ["<rootDir>/__tests__/nginx/**/*.test.ts"],
    },
  ],
};
