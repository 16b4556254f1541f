/** @jest-environment jsdom */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { eachPage } from "./built-site";

/**
 * What the conformance report calls "Not Applicable" must be absent: no sound, no video, no sign-in, nothing that
 * moves by itself, nothing that listens to motion, single keys or the press of a pointer to act on it. Added later, it
 * needs a row of its own.
 */

const root = path.resolve(__dirname, "..", "..");

/** The site's own code for the browser, without tests and without what runs in the build. */
const browserCode = ["components", "hooks", "layout", "lib", "pages", "sections", "templates", "client"].flatMap(
  (folder) =>
    readdirSync(path.join(root, "src", folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(?:tsx?|css)$/u.test(name) && !/\.test\.tsx?$/u.test(name))
      .map((name) => ({
        file: path.posix.join("src", folder, name),
        text: readFileSync(path.join(root, "src", folder, name), "utf8"),
      })),
);

const filesWith = (pattern: RegExp): readonly string[] =>
  browserCode.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

test("there is code to judge", () => {
  expect(browserCode.length).toBeGreaterThan(100);
  expect(filesWith(/onClick/u)).not.toEqual([]);
});

describe.each(eachPage)("%s", (_, { document }) => {
  test("has no sound, no video and no foreign frame (1.2.1 to 1.2.5, 1.4.2, 2.3.1)", () => {
    expect(document.querySelectorAll("audio, video, track, iframe, object, embed, canvas, [autoplay]")).toHaveLength(0);
    const moving = [...document.querySelectorAll("img, source")].filter(({ outerHTML }) =>
      /\.(?:gif|apng)\b/u.test(outerHTML),
    );
    expect(moving).toEqual([]);
  });

  test("has no sign-in and takes no order (3.3.4, 3.3.8)", () => {
    expect(
      document.querySelectorAll(
        "input[type=password], input[autocomplete^=cc-], input[type=file], [autocomplete*=password]",
      ),
    ).toHaveLength(0);
  });

  test("has no tip that only pointing at it shows (1.4.13)", () => {
    expect(document.querySelectorAll("[role=tooltip], [popover], [aria-haspopup=menu]")).toHaveLength(0);
  });
});

test.each([
  ["how the device moves (2.5.4)", /devicemotion|deviceorientation|Accelerometer|Gyroscope/u],
  ["how the device is held (1.3.4)", /\(\s*orientation\s*:|screen\.orientation|lockOrientation/u],
  ["dragging (2.5.7)", /onDrag|draggable|["']dragstart["']/u],
  ["a single letter, figure or sign (2.1.4)", /\.key\s*===?\s*["'].["']|accessKey/u],
  ["sound or speech (1.4.2, 302.4, 302.6)", /new Audio\(|AudioContext|speechSynthesis|SpeechRecognition/u],
])("no code listens to %s", (_, pattern) => {
  expect(filesWith(pattern)).toEqual([]);
});

/** What listens to a press before it is let go, or to pointing alone, with all that it may do then. */
const harmlessListeners: Readonly<Record<string, { readonly does: string; readonly proof: readonly RegExp[] }>> = {
  "src/client/loader/first-interaction.ts": {
    does: "fetches the page's scripts, and cannot even hold back what the browser does",
    proof: [/\{ capture: true, passive: true \}/u],
  },
  "src/components/dialog/use-modal.ts": {
    does: "keeps the focus in the dialog: the press beside it does nothing",
    proof: [/closest\("\[role=dialog\]"\) === null\) event\.preventDefault\(\);/u],
  },
  "src/sections/contact-form/use-contact-form.ts": {
    does: "notes when the form was first touched, and fetches the token that a send needs",
    proof: [/form\.addEventListener\("pointerdown", touch\)/u],
  },
  "src/layout/statement-dialog/statement-button.tsx": {
    does: "fetches the dialog's code; only the click opens it",
    proof: [
      /onPointerEnter=\{preload\}/u,
      /const preload = \(\): void => \{\s*(?:\/\/[^\n]*\s*)?loadDialog\(\)\.catch\(\(\) => undefined\);\s*\};/u,
    ],
  },
};

test("a press that is not let go, and pointing alone, do nothing but fetch or keep the focus (2.5.2, 1.4.13)", () => {
  const listening = filesWith(
    /on(?:Mouse|Pointer)(?:Down|Enter|Over|Move)|onTouch(?:Start|Move)|["'](?:mousedown|mouseenter|mouseover|mousemove|pointerdown|pointerenter|pointerover|pointermove|touchstart|touchmove)["']/u,
  );
  expect([...listening].sort()).toEqual(Object.keys(harmlessListeners).sort());
  for (const { file, text } of browserCode)
    for (const proof of harmlessListeners[file]?.proof ?? []) expect(text).toMatch(proof);
});

test("nothing is shown by hovering alone: no rule for :hover changes what is there (1.4.13)", () => {
  const rules = browserCode
    .filter(({ file }) => file.endsWith(".css"))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/([^{}]*:(?:hover|focus)[^{}]*)\{([^}]*)\}/gu)].map(([, selector = "", body = ""]) => ({
        file,
        selector: selector.trim(),
        body,
      })),
    );
  expect(rules.length).toBeGreaterThan(3);
  expect(rules.filter(({ body }) => /\b(?:display|visibility|content)\s*:/u.test(body))).toEqual([]);
});
