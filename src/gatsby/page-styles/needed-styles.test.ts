import { classesIn, readStyles } from "./needed-styles";

const neededBy = (css: string, ...classes: readonly string[]): string =>
  readStyles(css).neededBy(new Set(classes)).replace(/\s+/gu, " ").trim();

test("a rule stays where its class is on the page, and goes where it is not", () => {
  expect(neededBy(".card{color:red}.form{color:blue}", "card")).toBe(".card{color:red}");
});

test("of a rule with alternatives those stay that can fit", () => {
  expect(neededBy(".card,.form h2,h3{color:red}", "card")).toBe(".card,h3{color:red}");
});

test("all classes of a selector must be there", () => {
  expect(neededBy(".card .card__title{color:red}.card.card--wide{color:blue}", "card")).toBe("");
});

test.each([
  "h2{color:red}",
  ":root{--ink:#000}",
  "[data-waits] a{cursor:progress}",
  "#all-pages:target{color:red}",
  "a:not(.form){color:red}",
  ":is(.form,.card) > p{color:red}",
  "main:has(.form){color:red}",
  "@font-face{font-family:a;src:url(a.woff2)}",
  "@keyframes turn{0%{rotate:0deg}to{rotate:1turn}}",
  "@layer reset,base;",
])("what needs no class stays: %s", (css) => {
  expect(neededBy(css, "card")).toBe(css);
});

test("what is in a layer or a query goes one by one, and what is empty then goes as well", () => {
  const css =
    "@layer a{@media print{.form{color:red}}@supports (gap:1px){.card{gap:1px}}}@media (width>1px){.form{gap:0}}";
  expect(neededBy(css, "card")).toBe("@layer a{@supports (gap:1px){.card{gap:1px}}}");
});

test("rules inside a rule go with it, and one by one", () => {
  const css = ".card{color:red;&:hover{color:blue}& .form{color:green}}.form{& p{color:red}}";
  expect(neededBy(css, "card")).toBe(".card{color:red;&:hover{color:blue}}");
});

test("the same styles serve many pages", () => {
  const styles = readStyles(".card{gap:0}.form{gap:1px}");
  expect(styles.neededBy(new Set(["card"]))).toBe(".card{gap:0}");
  expect(styles.neededBy(new Set(["form"]))).toBe(".form{gap:1px}");
});

test("all classes of a page are found, those of drawings too", () => {
  expect(classesIn('<p class="a b"><svg class="c"></svg></p><a data-class="no">class="d"</a>')).toEqual([
    "a",
    "b",
    "c",
  ]);
});
