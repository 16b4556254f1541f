import { runMain } from "./run-main";
import { smokeChecks } from "./smoke/smoke-checks";

/** `npm run smoke -- https://www.example.com`: looks at a deployed site. */
runMain(async () => {
  const address = process.argv[2] ?? "";
  if (!/^https?:\/\//u.test(address))
    throw new Error("Say which site to check: npm run smoke -- https://www.example.com");
  const problems = await smokeChecks(new URL(address).origin);
  if (problems.length > 0) throw new Error(["The site is not as it should be:", ...problems].join("\n- "));
  console.log("The site is as it should be.");
});
