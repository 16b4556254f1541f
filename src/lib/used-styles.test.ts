// A page carries the rules of the classes that it has, and loses none of them.
import { usedStyles } from "./used-styles";

const body = '<main class="card card--large"><p class="note">Text</p></main>';

test.each([
  ["a rule of bare elements", "p{margin:0}", true],
  ["a class that is there", ".card{gap:1rem}", true],
  ["a class that is not there", ".figure{gap:1rem}", false],
  ["one selector of two", ".figure,.card{gap:1rem}", true],
  ["a class within one that is not there", ".figure .note{gap:1rem}", false],
  ["a class that must not be there", ".card:not(.figure,.quote){gap:1rem}", true],
  ["one of several", ".card:is(.card--large,.card--small){gap:1rem}", true],
  ["a condition around a class that is there", "@media print{.card{gap:1rem}}", true],
  ["what the form's script adds", ".form-message--error{gap:1rem}", true],
  ["a value that looks like a class", "@keyframes in{0%{opacity:.5}}", true],
])("%s", (_, css, isKept) => {
  expect(usedStyles(css, body)).toBe(isKept ? css : "");
});

test("a condition without rules goes, the rest of its layer stays", () => {
  const css = "@layer a;@layer a{@media (min-width:48em){.figure{gap:0}}.card{gap:0}}";
  expect(usedStyles(css, body)).toBe("@layer a;@layer a{.card{gap:0}}");
});
