import { narrowSheet, stack, text, type Block } from "../../lib/block-diagram";
import { color, sheet, words } from "./sheet";

/** Colors of the scenes, which stay light in the dark scheme, as the screens do. */
const scene = {
  wall: "#D3E9E6",
  desk: "#F4EEDF",
  deskEdge: "#D9CFBB",
  shell: "#FDFCFA",
  shade: "#DCE3E2",
  glass: "#06302F",
  lit: "#9FE0C6",
  key: "#FBFAF7",
  keyEdge: "#5C6F6D",
  wrong: "#FBE3DC",
  wrongEdge: "#A53522",
  digit: "#1E2524",
  skin: "#8A5636",
  skinShade: "#6F4128",
  thumb: "#DEA979",
  thumbShade: "#BA8054",
  hair: "#241C1A",
  coat: "#FCFBF9",
  coatShade: "#D6DEDD",
  shirt: "#2F7F7A",
  line: "#1B2221",
} as const;

export const sceneColors: readonly string[] = Object.values(scene);

const size = { width: 272, height: 208 } as const;

const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const fill = (d: string, paint: string): string => `<path d="${d}" fill="${paint}"/>`;

/** A ground with soft corners, and what stands on it. */
const framed = (id: string, parts: readonly string[]): string =>
  [
    `<clipPath id="${id}-frame"><rect width="${size.width}" height="${size.height}" rx="14"/></clipPath>`,
    `<g id="${id}" clip-path="url(#${id}-frame)">`,
    `<rect width="${size.width}" height="${size.height}" fill="${scene.wall}"/>`,
    ...parts,
    "</g>",
  ].join("\n");

/** The monitor on the table, with its three numbers. */
const monitor = (): string =>
  framed("monitor", [
    `<rect y="172" width="272" height="40" fill="${scene.desk}"/>`,
    `<rect y="172" width="272" height="6" fill="${scene.deskEdge}"/>`,
    // The tube, to a cuff that is not in the picture.
    line("M196 150C236 152 226 108 290 104", scene.line, 7),
    fill("M58 176L72 34Q74 20 90 20H182Q198 20 200 34L214 176Z", scene.shell),
    fill("M182 20Q198 20 200 34L214 176H190L176 20Z", scene.shade),
    `<rect x="86" y="34" width="92" height="122" rx="8" fill="${scene.glass}"/>`,
    words(132, 75, "128", { size: 42, weight: 700, fill: scene.lit, anchor: "middle" }),
    words(132, 115, "82", { size: 42, weight: 700, fill: scene.lit, anchor: "middle" }),
    words(132, 148, "71", { size: 28, weight: 600, fill: scene.lit, anchor: "middle" }),
  ]);

/** A thumb that lands between two keys and presses both. */
const keys = (): string => {
  const [left, top, step] = [28, 26, 56];
  const drawn = Array.from({ length: 9 }, (_, index) => {
    const [x, y] = [left + (index % 3) * step, top + Math.floor(index / 3) * step];
    const isWrong = index === 2 || index === 5;
    return [
      `<rect x="${x}" y="${y}" width="42" height="42" rx="7" fill="${isWrong ? scene.wrong : scene.key}" stroke="${isWrong ? scene.wrongEdge : scene.keyEdge}" stroke-width="${isWrong ? 4 : 2}"/>`,
      words(x + 21, y + 31, String(index + 1), { size: 28, weight: 600, fill: scene.digit, anchor: "middle" }),
    ].join("");
  });
  return framed("keys", [
    ...drawn,
    // It shakes.
    line("M208 46C220 52 228 62 232 74M224 30C240 40 250 54 254 70", scene.keyEdge, 4),
    '<g id="thumb" transform="translate(156 84) rotate(-34)">',
    fill("M0 26C0 2 44 2 46 26L56 190H-6Z", scene.thumb),
    fill("M34 10C42 14 46 18 46 26L56 190H30C40 130 40 60 34 10Z", scene.thumbShade),
    fill("M10 30C10 12 34 12 36 30L35 40C34 48 12 48 11 40Z", scene.shell),
    "</g>",
  ]);
};

/** Theo behind the counter, with a telephone and a clock. */
const pharmacist = (): string =>
  framed("pharmacist", [
    // The clock: two minutes are left of it.
    `<circle cx="218" cy="58" r="34" fill="${scene.shell}" stroke="${scene.line}" stroke-width="5"/>`,
    fill("M218 58V30A28 28 0 0 1 223.8 30.6Z", scene.wrongEdge),
    line("M218 58V33M218 58L236 66", scene.line, 5),
    '<g id="theo" transform="translate(108 0)">',
    fill("M-74 208C-74 150 -52 134 -24 126H24C52 134 74 150 74 208Z", scene.coat),
    fill("M24 126C52 134 74 150 74 208H26C40 180 40 150 24 126Z", scene.coatShade),
    fill("M-22 126L0 168L22 126L10 116H-10Z", scene.shirt),
    line("M-26 126L-6 176M26 126L6 176", scene.line, 4),
    fill("M-15 92V122C-8 134 8 134 15 122V92Z", scene.skinShade),
    fill("M-36 60C-36 24 36 24 36 60C36 92 22 112 0 112C-22 112 -36 92 -36 60Z", scene.skin),
    fill("M8 34C28 38 36 48 36 60C36 92 22 112 0 112C16 96 22 66 8 34Z", scene.skinShade),
    fill(
      "M-40 62C-46 26 -26 12 2 12C32 12 46 30 40 62C34 54 34 46 30 40C14 44 -14 44 -28 38C-34 46 -34 54 -40 62Z",
      scene.hair,
    ),
    // Beard, glasses and a calm mouth.
    fill("M-36 70C-36 98 -22 118 0 118C22 118 36 98 36 70C30 82 22 86 14 84H-14C-22 86 -30 82 -36 70Z", scene.hair),
    line("M-9 96C-4 100 4 100 9 96", scene.thumb, 4),
    `<circle cx="-15" cy="62" r="11" fill="none" stroke="${scene.line}" stroke-width="3.5"/>`,
    `<circle cx="15" cy="62" r="11" fill="none" stroke="${scene.line}" stroke-width="3.5"/>`,
    line("M-4 62H4", scene.line, 3.5),
    `<circle cx="-14" cy="62" r="3" fill="${scene.line}"/><circle cx="16" cy="62" r="3" fill="${scene.line}"/>`,
    "</g>",
    `<rect y="176" width="272" height="40" fill="${scene.desk}"/>`,
    `<rect y="176" width="272" height="6" fill="${scene.deskEdge}"/>`,
    // The telephone on the counter.
    fill("M190 176L198 150H242L250 176Z", scene.shirt),
    line("M192 146C204 134 236 134 248 146", scene.line, 11),
  ]);

interface Handover {
  readonly draw: () => string;
  readonly label: string;
  readonly title: string;
  readonly words: string;
}

/** On their way, the numbers go through three pairs of hands. Each line says what it rests on. */
const handovers: readonly Handover[] = [
  { draw: monitor, label: "What we know", title: "Three numbers", words: "People say\n“128 over 82.”" },
  { draw: keys, label: "What we assume", title: "A shaking thumb", words: "It can’t hit small keys." },
  { draw: pharmacist, label: "What we assume", title: "Two minutes", words: "Theo needs a reason to call." },
];

const description = "How a reading gets from the monitor to the pharmacist";

const place = (drawing: string, x: number, y: number, scale = 1): string =>
  `<g transform="translate(${x} ${y})${scale === 1 ? "" : ` scale(${scale})`}">${drawing}</g>`;

/** From one scene to the next. */
const pointer = (x: number, y: number, turn: number): string =>
  `<path d="M-9 -9L0 0L-9 9M-22 0H-1" transform="translate(${x} ${y}) rotate(${turn})" fill="none" stroke="${color.teal}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`;

const row = (width: number, margin: number, scale: number, titleSize: number): string => {
  const [sceneWidth, sceneHeight] = [size.width * scale, size.height * scale];
  const gap = (width - 2 * margin - 3 * sceneWidth) / 2;
  const below = margin + sceneHeight;
  const body = handovers.flatMap(({ draw, label, title, words: line1 }, index) => {
    const x = margin + index * (sceneWidth + gap);
    return [
      place(draw(), x, margin, scale),
      words(x, below + 34, label, { size: 16, weight: 600, fill: color.teal }),
      words(x, below + 66, title, { size: titleSize, weight: 700 }),
      words(x, below + 94, line1.replace("\n", " "), { size: 17 }),
      ...(index === 0 ? [] : [pointer(x - gap / 2 + 11, margin + sceneHeight / 2, 0)]),
    ];
  });
  return sheet(width, Math.round(below + 94 + margin), description, body.join("\n"));
};

/** Discovery: where a number gets lost on its way. */
export const handoversSvg = (): string => row(960, 28, 1, 26);

/** The same for tablets. */
export const handoversMediumSvg = (): string => row(704, 22, 0.735, 22);

const beside =
  (handover: Handover, isLast: boolean): Block =>
  (width) => {
    const scale = 0.54;
    const [sceneWidth, sceneHeight] = [size.width * scale, size.height * scale];
    const left = sceneWidth + 16;
    const lines = stack(
      handover.words.split("\n").map((line1) => text(line1, { size: 16, fill: color.ink })),
      0,
    )(width - left);
    return {
      height: sceneHeight + (isLast ? 0 : 40),
      draw: (x, y) =>
        [
          place(handover.draw(), x, y, scale),
          words(x + left, y + 20, handover.label, { size: 16, weight: 600, fill: color.teal }),
          words(x + left, y + 46, handover.title, { size: 19, weight: 700 }),
          lines.draw(x + left, y + 54),
          isLast ? "" : pointer(x + sceneWidth / 2, y + sceneHeight + 31, 90),
        ].join("\n"),
    };
  };

/** The same for phones. */
export const handoversNarrowSvg = (): string =>
  narrowSheet(handovers.map((handover, index) => beside(handover, index === handovers.length - 1)));
