// A page carries the selectors of the elements and classes that it has, and no others.
import { usedStyles } from "./used-styles";

const body = '<main class="a b a-b"><p class="c">Text</p></main>';

test.each([
  ["html,body{margin:0}", "html,body{margin:0}"],
  [".a{top:0}.d{top:0}", ".a{top:0}"],
  [".a-b{top:0}.a-c{top:0}", ".a-b{top:0}"],
  [".a,.d,p{top:0}", ".a,p{top:0}"],
  ["@keyframes x{from{top:0}50%,to{top:1px}}", "@keyframes x{from{top:0}50%,to{top:1px}}"],
  [".a .d,.a>.c,.a>table,ul{top:0}", ".a>.c{top:0}"],
  [".a:is(.d,.b:has(.c)),.d:not(.a,.b){top:0}", ".a:is(.d,.b:has(.c)){top:0}"],
  [".a:not(.d):has(.c),.a:has(+.d){top:0}", ".a:not(.d):has(.c){top:0}"],
  [":is(ul,ol):not([role=list])>li,[hidden]:after{top:0}", "[hidden]:after{top:0}"],
  ["@layer x,y;@layer x{@media print{.d{top:0}}}.c{top:0}", "@layer x,y;.c{top:0}"],
  ["@media print{@container page{.d{top:0}}}p{top:0}", "p{top:0}"],
  [
    "@layer y{p{top:0}}@layer x{p{top:0}}@layer y{@media print{p{top:1px}}}",
    "@layer y{p{top:0}@media print{p{top:1px}}}@layer x{p{top:0}}",
  ],
  [
    "@layer x{@supports selector(::a){@media print{p{top:0}.d{top:0}}}}@layer x{p{top:1px}}",
    "@layer x{@supports selector(::a){@media print{p{top:0}}}p{top:1px}}",
  ],
  [
    '@font-face{src:url(a,b.c)}@layer x{p::before{content:""}}',
    '@font-face{src:url(a,b.c)}@layer x{p::before{content:""}}',
  ],
])("%s becomes %s", (css, used) => {
  expect(usedStyles(css, body)).toBe(used);
});
