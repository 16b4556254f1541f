import { createHash } from "node:crypto";
import type { ContactLook } from "./content";

/** What stands in the page's one style element. Colors, sizes and space come from the site's tokens. */
const rules = `
*,*::before,*::after{box-sizing:border-box}
body,h1,h2,p,ul{margin:0}
html{background:var(--surface);color:var(--text);font:100%/1.6 var(--font);accent-color:var(--action)}
body{display:flex;min-height:100vh;flex-direction:column;font-size:var(--size-body);overflow-wrap:break-word}
h1{max-width:22ch;font-size:var(--size-1);font-weight:800;letter-spacing:-.025em;line-height:1.04;text-wrap:balance}
h2{font-size:var(--size-3);font-weight:750;line-height:1.25}
p{max-width:var(--measure)}
a{color:var(--action);text-decoration-thickness:.09em;text-underline-offset:.18em}
a:hover{text-decoration-thickness:.18em}
:focus-visible{border-radius:var(--radius);outline:.1875rem solid var(--focus-line);box-shadow:0 0 0 .375rem var(--focus-halo)}
main:focus-visible{outline:0;box-shadow:none}
.wrap{width:100%;max-width:var(--wide);margin-inline:auto;padding-inline:var(--gutter)}
.skip{position:absolute;z-index:1;top:var(--space-2);left:var(--gutter);display:inline-flex;min-height:var(--target);align-items:center;padding-inline:var(--space-5);border:var(--border) solid var(--on-attention);background:var(--attention);color:var(--on-attention);font-weight:700}
.skip:not(:focus){clip-path:inset(50%);transform:translateY(-200%)}
.top{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 var(--space-5);padding-block:var(--space-3)}
.home{display:inline-flex;min-height:var(--target);align-items:center;gap:var(--space-3);color:var(--text);font-size:1.25rem;font-weight:800;letter-spacing:-.02em;line-height:1.1;text-decoration:none}
.home:hover{text-decoration:underline}
.logo{flex:none;overflow:visible}
.ramp{fill:currentcolor}
.rail{fill:none;stroke:var(--rail);stroke-linecap:round;stroke-width:3.5}
.links{display:flex;flex-wrap:wrap;padding:0;column-gap:var(--space-4);list-style:none}
.links a{display:inline-flex;min-width:var(--target);min-height:var(--target);align-items:center;color:var(--text);font-size:1.0625rem;font-weight:550;text-decoration:none}
.links a:hover{text-decoration:underline}
main{display:grid;flex:1;align-content:start;justify-items:start;gap:var(--space-5);padding-block:var(--space-7) var(--space-8)}
.lead{font-size:var(--size-lead);line-height:1.45}
.status{display:flex;gap:var(--space-3);font-weight:700}
.status svg{flex:none;margin-top:.15em}
.good{color:var(--success)}
.bad,.fault{color:var(--error)}
.fault{font-weight:700}
.summary{width:100%;max-width:calc(var(--measure) + 4rem);padding:var(--space-5);border:var(--border) solid var(--error);border-left-width:.5rem;border-radius:var(--radius)}
.summary ul{padding:0;margin-top:var(--space-3);list-style:none}
.summary a{display:inline-flex;min-height:var(--target);align-items:center;color:var(--error);font-weight:700}
form{display:grid;width:100%;max-width:calc(var(--measure) + 4rem);justify-items:start;gap:var(--space-5)}
.field{display:grid;width:100%;gap:var(--space-2)}
.field:has([aria-invalid]){padding-left:var(--space-4);border-left:.5rem solid var(--error)}
label{font-weight:700}
.hint{color:var(--text-muted);font-size:var(--size-small)}
input,textarea{width:100%;min-height:var(--target);padding:var(--space-3);border:var(--border) solid var(--control-edge);border-radius:var(--radius);background:var(--surface);color:var(--text);font:inherit}
[aria-invalid]{border-color:var(--error)}
textarea{min-height:14rem;resize:vertical}
.away{position:absolute;overflow:hidden;width:1px;height:1px;clip-path:inset(50%);white-space:nowrap}
.act{display:inline-flex;min-height:3.25rem;align-items:center;padding:.5rem 1.35rem;border:var(--border) solid var(--on-attention);border-radius:var(--radius);background:var(--attention);color:var(--on-attention);font:inherit;font-weight:700;line-height:1.2;text-decoration:none;cursor:pointer}
.act:hover{text-decoration:underline;text-decoration-thickness:.12em;text-underline-offset:.2em}
.ways{display:grid;gap:var(--space-2)}
.ways ul{display:flex;flex-wrap:wrap;padding:0;column-gap:var(--space-5);list-style:none}
.ways li a{display:inline-flex;white-space:nowrap;min-height:var(--target);align-items:center;font-weight:700}
.foot{margin-top:auto;padding-block:calc(100vw * var(--slope) + var(--space-5)) var(--space-6);background:var(--plane);clip-path:polygon(0 calc(100vw * var(--slope)),100% 0,100% 100%,0 100%);color:var(--on-plane)}
.foot div{display:grid;gap:var(--space-3)}
@media(forced-colors:active){.foot{border-top:var(--border) solid;clip-path:none}.act,.skip{border-color:ButtonText}.rail{stroke:currentcolor}}
@media print{.skip,.links{display:none}.foot{padding-block:1rem;background:none;clip-path:none;color:inherit}}
`;

/** The page's style and its hash for the Content-Security-Policy, which allows no other. */
export interface PageStyle {
  readonly css: string;
  readonly hash: string;
}

export const makeStyle = ({ tokens, font }: ContactLook): PageStyle => {
  const face =
    font === ""
      ? ""
      : `@font-face{font-family:"Atkinson Hyperlegible Next";font-weight:400 800;font-display:swap;src:url(data:font/woff2;base64,${font})format("woff2")}\n`;
  const css = `${face}${tokens}${rules}`;
  return { css, hash: `sha256-${createHash("sha256").update(css).digest("base64")}` };
};
