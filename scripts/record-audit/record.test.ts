import { engineNames, type Audit } from "./audit";
import { recordOf, type Pa11yRun } from "./record";

const axeAudit: Audit = {
  engine: "axe",
  version: "1.2.3",
  page: "/",
  width: 320,
  colors: "light",
  rules: 90,
  findings: 0,
};

const audits: readonly Audit[] = [
  ...engineNames.map((engine) => ({ ...axeAudit, engine })),
  { ...axeAudit, width: 1280, colors: "dark", rules: 3 },
  { ...axeAudit, page: "/pricing/", state: "menu open" },
];

const pa11y: Pa11yRun = { version: "4.1.1", widths: [320], audits: 2, findings: 0 };

test("adds up the audits by engine", () => {
  const record = recordOf("2026-11-22", audits, pa11y, 9);
  expect(record).toMatchObject({
    date: "2026-11-22",
    pages: ["/", "/pricing/"],
    states: ["as sent, before scripts run", "idle, with scripts running", "menu open"],
    widths: [320, 1280],
    colors: ["light", "dark"],
    audits: audits.length + 2,
    checks: 6 * 90 + 3,
    findings: 0,
    suppressed: 9,
  });
  expect(record.tools).toHaveLength(engineNames.length + 1);
  expect(record.tools[0]).toMatchObject({ name: "axe", version: "1.2.3", widths: [320, 1280], rules: 90, checks: 183 });
});

test.each([
  ["a finding", [...audits, { ...axeAudit, findings: 1 }], pa11y, /1 findings/u],
  ["an error of pa11y-ci", audits, { ...pa11y, findings: 2 }, /2 findings/u],
  ["a missing engine", [axeAudit], pa11y, /no audit by Siteimprove Alfa/u],
] as const)("refuses %s", (_, refused, run, message) => {
  expect(() => recordOf("2026-11-22", refused, run, 0)).toThrow(message);
});
