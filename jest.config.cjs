/**
 * One project per npm script:
 *   unit     needs no build: functions, components, content, server, contact function (npm run test:unit)
 *   built    reads public/ (npm run test:built)
 *   servers  needs a real Redis and nginx, and reads public/ (npm run test:servers)
 *   rebuild  builds a copy of the project three times (npm run test:rebuild)
 */

const shared = {
  rootDir: __dirname,
  testEnvironment: "node",
  transform: { "\\.[jt]sx?$": "<rootDir>/__tests__/testing/transform.cjs" },
  // What the build resolves or takes out, where a test renders components.
  moduleNameMapper: {
    "\\.css$|^gatsby$": "<rootDir>/__tests__/testing/compiled-away.ts",
    // What the build writes from the content for the contact function.
    "/generated/content\\.json$": "<rootDir>/__tests__/testing/function-content.json",
  },
  // Folders with copies of sources would give the module map duplicate names.
  modulePathIgnorePatterns: ["<rootDir>/(?:public|\\.cache|reports|outbox)/"],
  restoreMocks: true,
  setupFilesAfterEnv: ["<rootDir>/__tests__/testing/setup.ts"],
  // In jsdom too, resolve packages to their CommonJS build: Jest cannot load the ES modules of their browser build.
  testEnvironmentOptions: { customExportConditions: ["node", "node-addons"] },
};

/** @type {import("jest").Config} */
module.exports = {
  // Where other programs keep the processors busy, tests of one second took twelve.
  testTimeout: 60_000,
  // Jest's default leaves one core unused.
  maxWorkers: "100%",
  // A worker that read all pages ends with a heap of up to 1 GB. To free it takes longer than the half second after which
  // Jest ends it by force, and says that tests leak.
  workerIdleMemoryLimit: "500MB",
  reporters: ["default", "<rootDir>/__tests__/testing/some-test-ran.cjs"],
  projects: [
    {
      ...shared,
      displayName: "unit",
      // Component tests opt into jsdom with a `@jest-environment jsdom` comment.
      testMatch: ["**/*.test.ts", "**/*.test.tsx"],
      testPathIgnorePatterns: [
        "/node_modules/",
        "<rootDir>/(?:art|public|\\.cache|__tests__/(?:build|redis|nginx|rebuild))/",
      ],
    },
    {
      ...shared,
      displayName: "built",
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/__tests__/build/**/*.test.ts"],
    },
    { ...shared, displayName: "servers", testMatch: ["<rootDir>/__tests__/{redis,nginx}/**/*.test.ts"] },
    { ...shared, displayName: "rebuild", testMatch: ["<rootDir>/__tests__/rebuild/**/*.test.ts"] },
  ],
};
