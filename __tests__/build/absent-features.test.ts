// What the conformance report calls "Not Applicable" is absent: sound, video, sign-in, device motion, shortcuts.
import { inlineScript, inlineStyles, linkedStyles, pages, readBuilt, scriptsNamedIn } from "./built-site";

// Whoever adds one of these adds a row to the report.
test.each(pages)("$address has no sound, video, frame, sign-in, order or dragging", ({ document }) => {
  const moving = "audio, video, track, iframe, object, embed, canvas, [autoplay], [draggable=true]"; // 1.2.1 to 1.2.5, 1.4.2, 2.3.1, 2.5.7
  const signIn = "input:is([type=password], [type=file], [autocomplete^=cc-]), [autocomplete*=password]"; // 3.3.4, 3.3.8
  const hovering = "[role=tooltip], [popover], [aria-haspopup=menu]"; // 1.4.13
  expect([...document.querySelectorAll(`${moving}, ${signIn}, ${hovering}`)]).toEqual([]);
  expect([...document.querySelectorAll("img, source")].map(({ outerHTML }) => outerHTML).join("")).not.toMatch(
    /\.(?:gif|apng)\b/u,
  );
});

/** What a page runs: the script inside it, then the files that this names. */
const scriptsOf = (document: Document) => {
  const inline = inlineScript(document);
  const [afterLoad = "", ...form] = scriptsNamedIn(inline).map(readBuilt);
  expect(afterLoad).not.toBe("");
  return { own: inline + afterLoad, all: [inline, afterLoad, ...form].join("\n") };
};

test.each(pages)("$address makes no sound and reads no motion (1.4.2, 2.5.4)", ({ document }) => {
  const devices = /\b(?:Audio(?:Context)?\(|speechSynthesis|getUserMedia|device(?:motion|orientation)|Accelerometer)/iu;
  expect(scriptsOf(document).all).not.toMatch(devices);
});

// React names all events; that no key is a shortcut on a page with the form: __tests__/e2e/keyboard.spec.ts.
test.each(pages)("$address listens to no key, press or gesture (2.1.4, 2.5.1, 2.5.2, 2.5.7)", ({ document }) => {
  expect(document.querySelectorAll("[accesskey]")).toHaveLength(0);
  const { own } = scriptsOf(document);
  expect(own).toMatch(/addEventListener\("click"/u);
  expect(own).not.toMatch(
    /\b(?:on)?(?:key(?:down|up|press)|(?:pointer|mouse)(?:down|up|move)|touch(?:start|end|move)|drag)/u,
  );
});

test.each(pages)("$address needs no orientation, and shows nothing on hover alone", (page) => {
  const css = inlineStyles(page.document) + linkedStyles(page);
  expect(css).not.toMatch(/\(\s*orientation\s*:/u); // 1.3.4
  const hovered = [...css.matchAll(/[^{}]*:hover[^{}]*\{([^}]*)\}/gu)];
  expect(hovered).not.toEqual([]);
  expect(hovered.filter(([, body = ""]) => /\b(?:display|visibility|content)\s*:/u.test(body))).toEqual([]); // 1.4.13
});
