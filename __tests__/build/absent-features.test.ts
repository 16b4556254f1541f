import { readdirSync } from "node:fs";
import { pages, publicFolder, readBuilt } from "./built-site";

/**
 * What the conformance report calls "Not Applicable" must be absent from the built site: sound, video, sign-in, device
 * motion. Whoever adds one adds a row to the report.
 */

/** The built scripts, those of libraries included. */
const scripts = readdirSync(publicFolder)
  .filter((name) => name.endsWith(".js"))
  .map((name) => ({ name, text: readBuilt(name) }));

describe.each(pages)("$address", ({ document }) => {
  test("has no sound, no video, no foreign frame and nothing to drag (1.2.1 to 1.2.5, 1.4.2, 2.3.1, 2.5.7)", () => {
    expect(
      document.querySelectorAll("audio, video, track, iframe, object, embed, canvas, [autoplay], [draggable=true]"),
    ).toHaveLength(0);
    const pictures = [...document.querySelectorAll("img, source")].map(({ outerHTML }) => outerHTML);
    expect(pictures.filter((picture) => /\.(?:gif|apng)\b/u.test(picture))).toEqual([]);
  });

  test("has no sign-in and takes no order (3.3.4, 3.3.8)", () => {
    expect(
      document.querySelectorAll(
        "input[type=password], input[autocomplete^=cc-], input[type=file], [autocomplete*=password]",
      ),
    ).toHaveLength(0);
  });

  test("has no style that depends on orientation, and nothing that only hovering shows (1.3.4, 1.4.13)", () => {
    expect(document.querySelectorAll("[role=tooltip], [popover], [aria-haspopup=menu]")).toHaveLength(0);
    const css = [...document.querySelectorAll("style")].map(({ textContent }) => textContent).join("");
    expect(css).not.toMatch(/\(\s*orientation\s*:/u);
    const hovered = [...css.matchAll(/[^{}]*:hover[^{}]*\{([^}]*)\}/gu)];
    expect(hovered).not.toEqual([]);
    expect(hovered.filter(([, body = ""]) => /\b(?:display|visibility|content)\s*:/u.test(body))).toEqual([]);
  });
});

test.each([
  ["the device's motion (2.5.4)", /devicemotion|deviceorientation|Accelerometer|Gyroscope/u],
  ["the device's orientation (1.3.4)", /screen\.orientation|lockOrientation/u],
  ["sound or speech (1.4.2, 302.4, 302.6)", /new Audio\(|AudioContext|speechSynthesis|SpeechRecognition/u],
])("no script uses %s", (_, pattern) => {
  expect(scripts.filter(({ text }) => pattern.test(text)).map(({ name }) => name)).toEqual([]);
});
