import { runMain } from "./run-main";
import { smokeChecks } from "./smoke/smoke-checks";

/** `npm run smoke -- https://www.example.com [--send]`: looks at a deployed site, and with `--send` sends one message. */
runMain(async () => {
  const [address = "", ...options] = process.argv.slice(2);
  if (!/^https?:\/\//u.test(address) || options.some((option) => option !== "--send"))
    throw new Error("Say which site to check: npm run smoke -- https://www.example.com");
  const problems = await smokeChecks(new URL(address).origin, options.includes("--send"));
  if (problems.length > 0) throw new Error(["The site is not as it should be:", ...problems].join("\n- "));
  console.log("The site is as it should be.");
});
