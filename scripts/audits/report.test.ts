import type { Accepted } from "./accepted";
import type { ToolVerdict } from "./judge-view";
import type { ViewResult } from "./messages";
import { readReport, recordOf, recordText } from "./record";
import { makeReport } from "./report";
import { reportInWords } from "./report-in-words";
import { asServed, atRest, viewports } from "./views";
import type { Pa11yResult } from "./with-pa11y";

const finding = { rule: "image-alt", message: "A picture has no text.", place: "img", markup: "<img>" };

const verdict = (tool: ToolVerdict["tool"], rest: Partial<ToolVerdict> = {}): ToolVerdict => ({
  tool,
  width: 320,
  colors: "light",
  rules: ["image-alt", "label"],
  findings: [],
  undecided: [],
  ...rest,
});

const view = (verdicts: readonly ToolVerdict[], fault?: string, at = viewports): ViewResult => ({
  view: { page: "/pricing/", state: atRest, address: "http://localhost/pricing/", viewports: at, actions: [] },
  verdicts,
  ...(fault === undefined ? {} : { fault }),
});

const every = (rest: Partial<ToolVerdict> = {}): readonly ToolVerdict[] =>
  (["axe", "alfa", "ibm", "htmlcs", "html"] as const).map((tool) => verdict(tool, rest));

const pa11y: Pa11yResult = { page: "/pricing/", state: asServed, width: 768, findings: [] };

const accepted: Accepted = {
  tool: "axe",
  rule: "image-alt",
  holds: "<img>",
  reason: "The picture is decoration: what it shows stands in words beside it, as the test says.",
};

const report = (
  views: readonly ViewResult[],
  fromPa11y: readonly Pa11yResult[] = [pa11y],
  entries: readonly Accepted[] = [],
) => makeReport("2026-11-21", ["/pricing/"], views, fromPa11y, entries);

test("an audit is one tool's judgment of one page, in one state, at one width, in some colors", () => {
  const views = [view([...every(), verdict("axe", { width: 1280, colors: "dark", rules: ["color-contrast"] })])];
  const { passed, failed, widths, colors, states, tools } = report(views);
  expect({ passed, failed, widths, colors, states }).toEqual({
    passed: 7,
    failed: 0,
    widths: [320, 768, 1280],
    colors: ["light", "dark"],
    states: [asServed, atRest],
  });
  expect(tools.find(({ tool }) => tool === "axe")).toMatchObject({
    widths: [320, 1280],
    colors: ["light", "dark"],
    rules: 3,
    checks: 3,
    audits: 2,
    faults: 0,
  });
  // pa11y-ci does not tell its rules.
  expect(tools.find(({ tool }) => tool === "pa11y-ci")).not.toHaveProperty("rules");
});

test("an audit with two findings has failed once; each finding is told with its place", () => {
  const { passed, failed, faults } = report([view([verdict("axe", { findings: [finding, finding] }), verdict("ibm")])]);
  expect({ passed, failed }).toEqual({ passed: 2, failed: 1 });
  expect(faults).toHaveLength(2);
  expect(faults[0]).toMatchObject({ ...finding, tool: "axe", page: "/pricing/", state: atRest, width: 320 });
});

test("pa11y-ci's findings fail as well", () => {
  expect(report([], [{ ...pa11y, findings: [finding] }])).toMatchObject({ passed: 0, failed: 1 });
});

test.each([
  ["a view that did not come about", [view([], "The menu did not open.")], [pa11y]],
  ["a page that pa11y-ci could not open", [], [pa11y, { ...pa11y, fault: "Timed out" }]],
])("%s is a failure, not nothing", (_, views, fromPa11y) => {
  const made = report(views, fromPa11y);
  expect(made).toMatchObject({ passed: 1, failed: 1 });
  expect(made.broken).toHaveLength(1);
  expect(reportInWords(made)).toMatch(/Could not be audited: \/pricing\//u);
});

test("an accepted finding is no fault; one that nothing matches is", () => {
  const found = view([verdict("axe", { findings: [finding] })]);
  expect(report([found], [pa11y], [accepted])).toMatchObject({ passed: 2, failed: 0, stale: [] });
  expect(report([view([verdict("axe")])], [pa11y], [accepted])).toMatchObject({ passed: 2, failed: 1 });
});

test("the same fault on many pages is told once, with its places", () => {
  const words = reportInWords(
    report([view([verdict("axe", { findings: [finding] }), verdict("axe", { findings: [finding], width: 768 })])]),
  );
  expect(words.match(/A picture has no text/gu)).toHaveLength(1);
  expect(words).toMatch(/320 px[\s\S]*768 px/u);
});

describe("the record that visitors see", () => {
  const made = report([view([...every()])]);

  test("holds what the report holds, and nothing else", () => {
    const record = recordOf(readReport(JSON.stringify(made)));
    expect(record).toMatchObject({ date: "2026-11-21", pages: ["/pricing/"], audits: 6, checks: 10, faults: 0 });
    expect(record.tools.map(({ version }) => version).sort()).toEqual(made.tools.map(({ version }) => version).sort());
  });

  test("says who writes it", () => {
    expect(recordText(readReport(JSON.stringify(made)), "# schema\n")).toMatch(
      /^# schema\n# .*Do not edit it by hand/u,
    );
  });

  test.each([
    ["an audit that failed", report([view([verdict("axe", { findings: [finding] })])]), /1 failures/u],
    ["an audit that left a width out", report([view([...every()], undefined, viewports.slice(1))]), /--every-width/u],
    ["an audit without one of the tools", report([view([verdict("axe")])]), /without Siteimprove Alfa/u],
  ])("is not made of %s", (_, wrong, why) => {
    expect(() => recordOf(readReport(JSON.stringify(wrong)))).toThrow(why);
  });
});
