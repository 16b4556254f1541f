import { commandFile, runMain, runNode } from "./run-command";

/** `npm run test:lint`: eslint, stylelint and prettier, side by side. All three end, so that one look shows all. */
const linters = [
  { name: "eslint", parts: [".", "--max-warnings=0"] },
  { name: "stylelint", parts: ["src/**/*.css", "--max-warnings=0"] },
  { name: "prettier", parts: ["--check", "--log-level=warn", "."] },
];

runMain(async () => {
  await Promise.all(
    linters.map(async ({ name, parts }) => {
      const exitCode = await runNode(commandFile(name), parts);
      console.log(`${name}: ${exitCode === 0 ? "ok" : "failed"}`);
      if (exitCode !== 0) process.exitCode = 1;
    }),
  );
});
