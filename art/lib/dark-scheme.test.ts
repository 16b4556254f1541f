import assert from "node:assert/strict";
import { test } from "node:test";
import { wcagContrast } from "culori";
import { darkDiagram, turned } from "./dark-scheme";

const pairs = [
  ["#4B4662", "#FFFDF8"],
  ["#AC1029", "#FBE6E8"],
  ["#0A5A5F", "#DDEFED"],
  ["#FFFFFF", "#4A2A9C"],
] as const;

test("turned colors have the contrast of those they stand for", () => {
  for (const [one, other] of pairs) {
    const [light, dark] = [wcagContrast(one, other), wcagContrast(turned(one), turned(other))];
    assert.ok(Math.abs(dark / light - 1) < 0.05, `${one} on ${other}: ${light.toFixed(2)}, dark ${dark.toFixed(2)}`);
  }
});

test("white becomes a dark plate, and ink as good as white", () => {
  assert.ok(wcagContrast(turned("#FFFFFF"), "#FFFFFF") > 15);
  assert.ok(wcagContrast(turned("#1A1433"), "#FFFFFF") < 1.1);
});

test("rules name each color once and stand first", () => {
  const svg = `<svg viewBox="0 0 1 1"><rect fill="#FFFDF8"/><rect fill="#FFFDF8"/></svg>`;
  const style = `<style>@media (prefers-color-scheme:dark){[fill="#FFFDF8"]{fill:${turned("#FFFDF8")}}}</style>`;
  assert.equal(darkDiagram(svg), svg.replace("<rect", `${style}<rect`));
  assert.equal(darkDiagram("<svg/>"), "<svg/>");
});

test("a screen's colors in a diagram become a little darker, the others turn", () => {
  const style = darkDiagram(`<svg><rect fill="#FFFFFF" stroke="#1A1433"/></svg>`, ["#FFFFFF"]);
  assert.ok(style.includes(`[fill="#FFFFFF"]{fill:#E0E0E0}[stroke="#1A1433"]{stroke:${turned("#1A1433")}}`));
});
