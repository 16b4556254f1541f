// What the conformance report calls "Not Applicable" is absent: sound, video, sign-in, device motion, shortcuts.
import { pages } from "./built-site";

// Whoever adds one of these adds a row to the report.
test.each(pages)("$address has no sound, video, foreign frame, sign-in, order, and nothing to drag", ({ document }) => {
  const moving = "audio, video, track, iframe, object, embed, canvas, [autoplay], [draggable=true]"; // 1.2.1 to 1.2.5, 1.4.2, 2.3.1, 2.5.7
  const signIn = "input:is([type=password], [type=file], [autocomplete^=cc-]), [autocomplete*=password]"; // 3.3.4, 3.3.8
  const hovering = "[role=tooltip], [popover], [aria-haspopup=menu]"; // 1.4.13
  expect([...document.querySelectorAll(`${moving}, ${signIn}, ${hovering}`)]).toEqual([]);
  expect([...document.querySelectorAll("img, source")].map(({ outerHTML }) => outerHTML).join("")).not.toMatch(
    /\.(?:gif|apng)\b/u,
  );
});

test.each(pages)("$address listens to no key (2.1.4)", ({ document }) => {
  expect(document.querySelectorAll("[accesskey]")).toHaveLength(0);
  const scripts = [...document.scripts].map(({ textContent }) => textContent).join("");
  expect(scripts).not.toMatch(/key(?:down|up|press)/u);
});

test.each(pages)("$address has no style for one orientation, and nothing that only hovering shows", ({ document }) => {
  const css = [...document.querySelectorAll("style")].map(({ textContent }) => textContent).join("");
  expect(css).not.toMatch(/\(\s*orientation\s*:/u); // 1.3.4
  const hovered = [...css.matchAll(/[^{}]*:hover[^{}]*\{([^}]*)\}/gu)];
  expect(hovered).not.toEqual([]);
  expect(hovered.filter(([, body = ""]) => /\b(?:display|visibility|content)\s*:/u.test(body))).toEqual([]); // 1.4.13
});
