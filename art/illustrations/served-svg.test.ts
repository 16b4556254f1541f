import assert from "node:assert/strict";
import { test } from "node:test";
import { servedSvg, smallestWords } from "./served-svg";

const drawing = (
  parts: string,
): string => `<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" viewBox="0 0 9 9">
  <style>
    @media (prefers-color-scheme: dark) {
      [fill="#cdbeff"] { fill: #4b3d8f }
    }
  </style>
  ${parts}
</svg>`;

const style = `<style>@media (prefers-color-scheme:dark){[fill="#cdbeff"]{fill:#4b3d8f}}</style>`;

test("names and groups are not served, nor is what Inkscape notes", () => {
  const parts = `<g id="wall" inkscape:label="Wall"><path id="brick" fill="#cdbeff" d="M0 0h1.23456"/></g>`;
  const served = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${style}<path fill="#cdbeff" d="M0 0h1.23456"/></svg>`;
  assert.equal(servedSvg(drawing(parts)), served);
});

test("the dark scheme finds colors as Inkscape and Figma write them", () => {
  assert.ok(servedSvg(drawing(`<path style="fill:#CDBEFF" d="M0 0h1"/>`)).includes(` fill="#cdbeff"`));
});

test("a clip keeps its shape", () => {
  const parts = `<clipPath id="pane"><path d="M0 0h1v1z"/></clipPath><g clip-path="url(#pane)"><path fill="#cdbeff" d="M0 0h1"/></g>`;
  const [, name = ""] = /<clipPath id="([^"]+)"/u.exec(servedSvg(drawing(parts))) ?? [];
  assert.ok(servedSvg(drawing(parts)).includes(`clip-path="url(#${name})"`));
});

test("a color that was changed in the drawing alone stops the build", () => {
  assert.throws(() => servedSvg(drawing(`<path fill="#ffc531" d="M0 0h1"/>`)), /fill="#cdbeff"/u);
});

test("names of words say how high the smallest are", () => {
  assert.equal(smallestWords(`<g id="buy-30px"/><g id="may-1-15.5px"/><g id="sun"/>`), 15.5);
  assert.equal(smallestWords(`<g id="sun"/>`), Infinity);
});
