import { icon } from "./icons";
import { page, statusLine } from "./page";

const digit = (value: number): string =>
  `<button type="button" class="key" data-digit="${String(value)}">${String(value)}</button>`;

/**
 * Logging a reading, made for a hand that shakes: one number at a time, keys of 108 by 80 pixels
 * with 12 pixels or more between them, and a key acts when the finger lifts (see log.js).
 */
export const logScreen = (): string =>
  page({
    title: "Log a reading, Step Up 90",
    kind: "phone",
    script: "../log.js",
    body: `${statusLine("7:42")}
<header class="log-head"><a class="back" href="today.html">${icon("back", 26, 2.4)}Today</a><p id="count">Step 2 of 3</p></header>
<main class="log">
<h1 id="question">What is the bottom number?</h1>
<p class="hint" id="hint">On your monitor it is marked DIA.</p>
<dl class="fields">
<div data-field="top" class="done"><dt>Top</dt><dd><output>128</output><span class="caret"></span>${icon("check", 20, 3)}</dd></div>
<div data-field="bottom" class="now"><dt>Bottom</dt><dd><output>82</output><span class="caret"></span>${icon("check", 20, 3)}</dd></div>
<div data-field="pulse"><dt>Pulse</dt><dd><output></output><span class="caret"></span><span class="empty">not yet</span>${icon("check", 20, 3)}</dd></div>
</dl>
<p class="seen-not" role="status" id="said"></p>
<div class="keys" role="group" aria-label="Number keys">
${[1, 2, 3, 4, 5, 6, 7, 8, 9].map(digit).join("\n")}
<button type="button" class="key word" id="undo">${icon("undo", 28, 2.2)}Undo</button>
${digit(0)}
<button type="button" class="key word" id="speak">${icon("microphone", 28, 2.2)}Speak</button>
</div>
<button type="button" class="go" id="go"><span>Next: pulse</span>${icon("next", 28, 2.6)}</button>
</main>`,
  });
