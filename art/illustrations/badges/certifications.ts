import { palette } from "../lib/palette";
import { circle, stroke } from "../lib/svg";
import { badge } from "./badge";

const light = palette.paper;

/** Knowledge across the field: an open book whose right page is a person with open arms. */
const book =
  stroke(
    "M160 92C142 78 116 76 98 82V136C116 130 142 132 160 146C178 132 204 130 222 136V82C204 76 178 78 160 92ZM160 92V146",
    light,
    7,
  ) +
  stroke("M114 98C124 96 134 98 142 102M114 114C124 112 134 114 142 118", light, 6) +
  circle(190, 94, 7, light) +
  stroke("M174 108H206M190 106V120M190 118L182 130M190 118L198 130", light, 5.5);

/** Technique: markup's angle brackets and a check mark between them. */
const code =
  stroke("M116 84L84 114L116 144M204 84L236 114L204 144", light, 10) + stroke("M136 116L154 134L186 92", light, 11);

/** Both together: the person of the one between the brackets of the other. */
const both =
  stroke("M114 82L82 112L114 142M206 82L238 112L206 142", light, 10) +
  circle(160, 78, 11, palette.lilac) +
  stroke("M134 100H186M160 100V118M160 118L144 144M160 118L176 144", palette.lilac, 9);

/** Testing by one agreed procedure: a list with each line checked, under a lens. */
const lens = `${
  stroke("M108 80L115 88L128 72M108 112L115 120L128 104", light, 7) + stroke("M142 82H172M142 114H160", light, 7)
}<circle cx="192" cy="104" r="27" fill="none" stroke="${light}" stroke-width="9"/>${stroke(
  "M212 124L228 140",
  light,
  11,
)}${stroke("M181 104L189 112L203 96", "#F7CFC0", 6)}`;

export const cpacc = (): string =>
  badge({
    id: "cpacc",
    letters: ["CPACC"],
    sign: book,
  });

export const was = (): string => badge({ id: "was", letters: ["WAS"], sign: code });

export const cpwa = (): string => badge({ id: "cpwa", letters: ["CPWA"], sign: both });

export const trustedTester = (): string =>
  badge({
    id: "tester",
    letters: ["Trusted", "Tester"],
    sign: lens,
  });
