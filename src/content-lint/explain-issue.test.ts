import { z } from "zod";
import { required } from "../lib/required";
import { explainIssue } from "./explain-issue";

test("a number with a comma is shown with a point", () => {
  const issues = z.number().safeParse("1,5", { reportInput: true }).error?.issues;
  expect(explainIssue(required(issues?.[0]), "").fix).toBe("Write 1.5, without quotes.");
});
