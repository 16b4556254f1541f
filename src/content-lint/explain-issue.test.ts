// A list that is too short says how to lengthen it. No list of the test's own content has three texts at least.
import { z } from "zod";
import { explainIssue } from "./explain-issue";

test.each([
  [["Part; real; what"], "If these are 3 entries, write commas between them: [Part, real, what]"],
  [["Part; real; what", "2"], "Add an entry, or put back the one that is missing."],
  [["Part; real"], "Add an entry, or put back the one that is missing."],
])("a list that lacks an entry: %j", (entries, fix) => {
  const [issue] = z.array(z.string()).min(3).safeParse(entries, { reportInput: true }).error?.issues ?? [];
  if (issue === undefined) throw new Error("The list is long enough.");
  const wrong = `Entries: ${entries.length}. Allowed: at least 3.`;
  expect(explainIssue(issue, "", "")).toEqual(["length", [wrong, fix]]);
});
