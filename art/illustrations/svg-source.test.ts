import assert from "node:assert/strict";
import { test } from "node:test";
import { servedSvg, smallestWords, tidySvg } from "./svg-source";

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

const brick = `<g id="wall">
    <path fill="#cdbeff" d="M0 0h1.23456"/>
  </g>`;

test("what Inkscape saved is put back into the form of the repository", () => {
  const saved = `<g inkscape:label="Wall" id="wall"><path d="M0 0h1.23456" style="fill:#CDBEFF" id="path12"/></g>`;
  assert.equal(tidySvg(drawing(saved)), tidySvg(drawing(brick)));
  assert.ok(tidySvg(drawing(brick)).includes(brick));
});

test("a shape that a clone uses keeps the name that Inkscape gave it", () => {
  const tidy = tidySvg(drawing(`<path id="path12" fill="#cdbeff" d="M0 0h1"/><use href="#path12" x="3"/>`));
  assert.ok(tidy.includes(`id="path12"`));
});

test("names and groups are not served", () => {
  const served = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${style}<path fill="#cdbeff" d="M0 0h1.23456"/></svg>`;
  assert.equal(servedSvg(tidySvg(drawing(brick)), "wall.svg"), served);
});

test("a clip keeps its shape", () => {
  const parts = `<clipPath id="pane"><path d="M0 0h1v1z"/></clipPath><g clip-path="url(#pane)"><path fill="#cdbeff" d="M0 0h1"/></g>`;
  const [, name = ""] = /<clipPath id="([^"]+)"/u.exec(servedSvg(drawing(parts), "pane.svg")) ?? [];
  assert.ok(servedSvg(drawing(parts), "pane.svg").includes(`clip-path="url(#${name})"`));
});

test("a color that was changed in the drawing alone stops the build", () => {
  assert.throws(
    () => servedSvg(drawing(`<path fill="#ffc531" d="M0 0h1"/>`), "wall.svg"),
    /^Error: wall\.svg: .*fill="#cdbeff"/u,
  );
});

test("names of words say how high the smallest are", () => {
  assert.equal(smallestWords(`<g id="buy-30px"/><g id="may-1-15.5px"/><g id="sun"/>`), 15.5);
  assert.equal(smallestWords(`<g id="sun"/>`), Infinity);
});
