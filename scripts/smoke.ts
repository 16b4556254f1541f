import { readContactContent } from "../src/gatsby/data-layer/contact-content";
import { runMain } from "./run-main";
import { missingMailRecords } from "./smoke/mail-records";
import { smokeChecks } from "./smoke/smoke-checks";

/** `npm run smoke -- https://www.example.com`: looks at a deployed site, and at the records of the sender's domain. */
runMain(async () => {
  const address = process.argv[2] ?? "";
  if (!/^https?:\/\//u.test(address))
    throw new Error("Say which site to check: npm run smoke -- https://www.example.com");
  const { origin, hostname } = new URL(address);
  const sender = process.env["CONTACT_FROM"] ?? readContactContent().forFunction.studio.email;
  const domain = sender.slice(sender.lastIndexOf("@") + 1);
  // A site on this machine is a trial: its messages go nowhere.
  const isTrial = hostname === "localhost" || hostname === "127.0.0.1";
  const problems = [...(await smokeChecks(origin)), ...(isTrial ? [] : await missingMailRecords(domain))];
  if (problems.length > 0) throw new Error(["The site is not as it should be:", ...problems].join("\n- "));
  console.log("The site is as it should be.");
});
