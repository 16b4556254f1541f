import { commandFile, runMain, runNode } from "./run-command";

/** `npm run test:lint`: eslint, stylelint and prettier. All three run, so that one look shows every finding. */
const linters = [
  { name: "eslint", parts: [".", "--max-warnings=0"] },
  { name: "stylelint", parts: ["src/**/*.css", "--max-warnings=0"] },
  { name: "prettier", parts: ["--check", "--log-level=warn", "."] },
];

runMain(async () => {
  for (const { name, parts } of linters) {
    const exitCode = await runNode(commandFile(name), parts);
    console.log(`${name}: ${exitCode === 0 ? "ok" : "failed"}`);
    if (exitCode !== 0) process.exitCode = 1;
  }
});
