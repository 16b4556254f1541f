import { githubAnnotation } from "./github-annotation";

test("a diagnostic is annotated at its line and column", () => {
  expect(
    githubAnnotation("error", {
      rule: "length",
      file: "content/a,b.yaml",
      line: 3,
      column: 7,
      field: "head › title",
      message: "100% message: it is empty.",
      fix: "Write it.",
    }),
  ).toBe("::error file=content/a%2Cb.yaml,line=3,col=7,title=head › title::100%25 message: it is empty.%0AWrite it.");
});
