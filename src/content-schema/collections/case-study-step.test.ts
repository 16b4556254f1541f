// The five steps of a case study have a fixed order.
import { caseStudyStep } from "./case-study-step";

const paragraphs = ["Words."];
const step = {
  study: "project-ramp",
  name: "Step",
  head: { title: "A step", description: "A step of a case study of the tests, long enough for search results." },
  pageHeader: { heading: "A step", lead: "Words." },
  brief: { question: "Why?", found: "A ramp.", decided: "A rail." },
  sections: [
    { heading: "One", paragraphs },
    { heading: "Two", paragraphs },
  ],
  startLinks: [{ label: "Start your project", to: "/start-your-project/" }],
};

test.each([
  [1, "", []],
  [1, undefined, []],
  [3, "ideate", []],
  [3, "define", ["order"]],
  [2, "", ["order"]],
  [6, "launch", ["slug"]],
])("the step %j may have the slug %j: errors in %j", (order, slug, errors) => {
  const { error } = caseStudyStep.safeParse({ ...step, order, slug });
  expect(error?.issues.map(({ path }) => path.join(".")) ?? []).toEqual(errors);
});

test("a step with another's number", () => {
  const { error } = caseStudyStep.safeParse({ ...step, order: 4, slug: "test" });
  expect(error?.issues[0]?.message).toBe('The step "test" is number 5.\nWrite order: 5');
});
