import { iconShapes } from "./icon-shapes";
import { coloredPencil, createPencil, faintGraphite, paperColor, seedOf, type Hatching, type Pencil } from "./pencil";
import { escapeText } from "./svg-text";
import { headingSizes, inputLabelHeight, type Tone, type Wireframe, type WireframeElement } from "./wireframe";

type Of<K extends WireframeElement["kind"]> = Extract<WireframeElement, { kind: K }>;
type Drawers = { readonly [K in WireframeElement["kind"]]: (pencil: Pencil, element: Of<K>) => string };

const hatching: Readonly<Record<Tone, Hatching | undefined>> = {
  none: undefined,
  light: undefined,
  mid: "sparse",
  dark: "middle",
};

/** Kalam is about this wide a letter: enough to space the items of a bar. */
const roughWidth = (words: string, size: number): number => words.length * size * 0.5;

/** Bare paper behind words that stand on lines or hatching, as if rubbed out before writing. */
const rubbedOut = (x: number, y: number, words: string, size: number): string => {
  const width = roughWidth(words, size) + 22;
  return `<rect x="${x - width / 2}" y="${y - size * 0.95}" width="${width}" height="${size * 1.45}" rx="${size * 0.7}" fill="${paperColor}"/>`;
};

/** A wave for running text, as people scribble it. */
const squiggle = (pencil: Pencil, x: number, y: number, w: number): string => {
  const steps = Math.max(3, Math.round(w / 9));
  const points = Array.from({ length: steps + 1 }, (_, index): [number, number] => [
    x + (w * index) / steps,
    y + (index % 2 === 0 ? -2.2 : 2.2) * (0.5 + pencil.chance() * 0.8),
  ]);
  return pencil.curve(points, { width: 1.1, roughness: 0.5 });
};

/** The icon's paths moved and scaled. rough.js cannot scale, so the group does. */
const sign = (pencil: Pencil, name: keyof typeof iconShapes, x: number, y: number, size: number): string => {
  const scale = size / 24;
  const paths = iconShapes[name]
    .map((path) => pencil.path(path, { width: 1.3 / scale, roughness: 0.55 / scale }))
    .join("");
  return `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${scale})">${paths}</g>`;
};

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A bowed arrow in colored pencil. */
const arrow = (pencil: Pencil, from: Point, to: Point): string => {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = Math.hypot(dx, dy) || 1;
  const bow = Math.min(26, length * 0.18);
  const bend: Point = { x: (from.x + to.x) / 2 - (dy / length) * bow, y: (from.y + to.y) / 2 + (dx / length) * bow };
  const angle = Math.atan2(to.y - bend.y, to.x - bend.x);
  const style = { color: coloredPencil, width: 1.6, roughness: 0.7 };
  const head = [0.5, -0.5]
    .map((turn) =>
      pencil.line(to.x, to.y, to.x - 11 * Math.cos(angle + turn), to.y - 11 * Math.sin(angle + turn), style),
    )
    .join("");
  return `${pencil.curve(
    [
      [from.x, from.y],
      [bend.x, bend.y],
      [to.x, to.y],
    ],
    style,
  )}${head}`;
};

const shade = (tone: Tone): { readonly hatching?: Hatching; readonly hatchColor?: string } => {
  const found = hatching[tone];
  return found === undefined ? {} : { hatching: found, hatchColor: faintGraphite };
};

const drawers: Drawers = {
  box: (pencil, { x, y, w, h, tone = "none" }) => pencil.rectangle(x, y, w, h, shade(tone)),
  image: (pencil, { x, y, w, h, label, shape = "rect" }) => {
    const words =
      label === undefined
        ? ""
        : `${rubbedOut(x + w / 2, y + h / 2 + 6, label, 16)}${pencil.write(x + w / 2, y + h / 2 + 6, label, { align: "middle", size: 16 })}`;
    if (shape === "circle") {
      const diameter = Math.min(w, h);
      const d = (diameter / 2) * Math.SQRT1_2;
      const cx = x + w / 2;
      const cy = y + h / 2;
      return `<circle cx="${cx}" cy="${cy}" r="${diameter / 2}" fill="${paperColor}"/>${pencil.circle(cx, cy, diameter)}${pencil.line(cx - d, cy - d, cx + d, cy + d, { width: 1 })}${pencil.line(cx + d, cy - d, cx - d, cy + d, { width: 1 })}${words}`;
    }
    return `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${paperColor}"/>${pencil.rectangle(x, y, w, h)}${pencil.line(x, y, x + w, y + h, { width: 1 })}${pencil.line(x + w, y, x, y + h, { width: 1 })}${words}`;
  },
  heading: (pencil, { x, y, text, level = 2, align = "start" }) =>
    pencil.write(x, y, text, { size: headingSizes[level], bold: true, align }),
  text: (pencil, { x, y, text, size = 15, bold = false, align = "start" }) =>
    pencil.write(x, y, text, { size: size + 1, bold, align }),
  lines: (pencil, { x, y, w, count, gap = 18, align = "start" }) =>
    Array.from({ length: count }, (_, index) => {
      const width = index === count - 1 && count > 1 ? w * 0.62 : w * (0.94 + pencil.chance() * 0.06);
      return squiggle(pencil, align === "middle" ? x + (w - width) / 2 : x, y + 4 + index * gap, width);
    }).join(""),
  button: (pencil, { x, y, w, h, label, main = false, pill = false }) => {
    const r = pill ? h / 2 : Math.min(10, h / 4);
    const outline = `M${x + r} ${y}H${x + w - r}Q${x + w} ${y} ${x + w} ${y + r}V${y + h - r}Q${x + w} ${y + h} ${x + w - r} ${y + h}H${x + r}Q${x} ${y + h} ${x} ${y + h - r}V${y + r}Q${x} ${y} ${x + r} ${y}Z`;
    const size = h < 36 ? 15 : 17;
    const edge = pencil.path(outline, {
      width: main ? 2 : 1.4,
      roughness: 0.8,
      ...(main ? { hatching: "middle" as const } : {}),
    });
    const ground = main ? rubbedOut(x + w / 2, y + h / 2 + 6, label, size) : "";
    return `${edge}${ground}${pencil.write(x + w / 2, y + h / 2 + 6, label, { align: "middle", bold: true, size })}`;
  },
  input: (pencil, { x, y, w, h, label, value, opens = false }) => {
    const top = y + inputLabelHeight;
    const words = value === undefined ? "" : pencil.write(x + 14, top + h / 2 + 6, value, { size: 16 });
    const opener = opens
      ? pencil.curve(
          [
            [x + w - 31, top + h / 2 - 4],
            [x + w - 24, top + h / 2 + 4],
            [x + w - 17, top + h / 2 - 4],
          ],
          { width: 1.8, roughness: 0.5 },
        )
      : "";
    return `${pencil.write(x, y + 15, label, { bold: true, size: 16 })}${pencil.rectangle(x, top, w, h)}${words}${opener}`;
  },
  choice: (pencil, { x, y, label, shape, chosen = false }) => {
    const mark =
      shape === "ring" ? pencil.circle(x + 10, y, 18) : pencil.rectangle(x + 1, y - 9, 18, 18, { roughness: 0.8 });
    const inner =
      shape === "ring"
        ? pencil.circle(x + 10, y, 7, { hatching: "dense", width: 2.4 })
        : pencil.curve(
            [
              [x + 4, y - 1],
              [x + 9, y + 6],
              [x + 20, y - 12],
            ],
            { width: 2.2, roughness: 0.6 },
          );
    return `${mark}${chosen ? inner : ""}${pencil.write(x + 30, y + 6, label, { size: 16 })}`;
  },
  navBar: (pencil, { x, y, w, h, brand, items, active, icons, button, menu = false }) => {
    const edge = brand === undefined ? y : y + h;
    const bar = pencil.line(x + 4, edge, x + w - 4, edge, { width: 1.6 });
    if (icons !== undefined) {
      const step = w / items.length;
      return (
        bar +
        items
          .map((item, index) => {
            const middle = x + step * (index + 0.5);
            const name = icons[index];
            const current = index === active;
            return `${name === undefined ? "" : sign(pencil, name, middle, y + h / 2 - 10, 23)}${pencil.write(middle, y + h - 13, item, { align: "middle", size: 14, bold: current })}${current ? pencil.line(middle - 22, y + h - 6, middle + 22, y + h - 7, { width: 2.2 }) : ""}`;
          })
          .join("")
      );
    }
    const name = brand === undefined ? "" : pencil.write(x + 20, y + h / 2 + 8, brand, { size: 20, bold: true });
    if (menu) {
      return `${bar}${name}${sign(pencil, "menu", x + w - 32, y + h / 2, 27)}`;
    }
    let end = x + w - 20;
    let action = "";
    if (button !== undefined) {
      const width = roughWidth(button, 16) + 44;
      end -= width;
      action = drawers.button(pencil, {
        kind: "button",
        x: end,
        y: y + h / 2 - 20,
        w: width,
        h: 40,
        label: button,
        main: true,
        pill: true,
      });
      end -= 26;
    }
    const words = [...items]
      .map((item, index) => ({ item, index }))
      .reverse()
      .map(({ item, index }) => {
        const width = roughWidth(item, 16);
        const middle = end - width / 2;
        end -= width + 26;
        const current = index === active;
        return `${pencil.write(middle, y + h / 2 + 6, item, { align: "middle", size: 16, bold: current })}${current ? pencil.line(middle - width / 2, y + h / 2 + 13, middle + width / 2, y + h / 2 + 12, { width: 2.2 }) : ""}`;
      });
    return `${bar}${name}${words.join("")}${action}`;
  },
  avatar: (pencil, { x, y, r }) =>
    `${pencil.circle(x, y, r * 2)}${pencil.circle(x, y - r * 0.2, r * 0.7)}${pencil.curve([
      [x - r * 0.62, y + r * 0.7],
      [x - r * 0.4, y + r * 0.3],
      [x, y + r * 0.2],
      [x + r * 0.4, y + r * 0.3],
      [x + r * 0.62, y + r * 0.7],
    ])}`,
  line: (pencil, { x1, y1, x2, y2 }) => pencil.line(x1, y1, x2, y2),
  icon: (pencil, { x, y, icon, size = 22 }) => sign(pencil, icon, x, y, size),
  meter: (pencil, { x, y, w, h, part }) =>
    `${pencil.rectangle(x, y, w, h)}${pencil.rectangle(x, y, w * part, h, { hatching: "dense" })}`,
  graph: (pencil, { x, y, w, h, values }) => {
    const points = values.map((value, index): [number, number] => [
      x + 10 + (index * (w - 20)) / Math.max(1, values.length - 1),
      y + h - 8 - value * (h - 16),
    ]);
    const pieces = points.slice(1).map(([px, py], index) => {
      const [bx, by] = points[index] ?? [px, py];
      return pencil.line(bx, by, px, py, { width: 1.8 });
    });
    const dots = points.map(([px, py]) => pencil.circle(px, py, 8, { hatching: "dense", width: 2 })).join("");
    return `${pencil.line(x, y, x, y + h)}${pencil.line(x, y + h, x + w, y + h)}${pieces.join("")}${dots}`;
  },
  note: (pencil, { x, y, text, to, from, size = 18, align = "start" }) => {
    const words = pencil.write(x, y, text, { size, bold: true, align, color: coloredPencil });
    return to === undefined ? words : `${words}${arrow(pencil, from ?? { x, y: y - size / 3 }, to)}`;
  },
};

/** TypeScript cannot see that the drawer and the element are of one kind; the table's own type says so. */
const drawElement = <K extends WireframeElement["kind"]>(pencil: Pencil, kind: K, element: Of<K>): string =>
  drawers[kind](pencil, element);

/** Short, faint fibres in the sheet. A few drawn ones keep the PNG small, where noise would make it huge. */
const fibres = (pencil: Pencil, width: number, height: number): string => {
  const count = Math.round((width * height) / 5200);
  return Array.from({ length: count }, () => {
    const x = pencil.chance() * width;
    const y = pencil.chance() * height;
    const angle = pencil.chance() * Math.PI;
    const length = 5 + pencil.chance() * 12;
    const dx = Math.cos(angle) * length;
    const dy = Math.sin(angle) * length;
    return `<path d="M${x.toFixed(1)} ${y.toFixed(1)}q${(dx / 2 + dy / 6).toFixed(1)} ${(dy / 2 - dx / 6).toFixed(1)} ${dx.toFixed(1)} ${dy.toFixed(1)}"/>`;
  }).join("");
};

/** The dot grid of a sketchbook, 20 px apart. */
const dotGrid =
  '<pattern id="dots" width="20" height="20" patternUnits="userSpaceOnUse"><circle cx="10" cy="10" r=".9" fill="#D9CFB8"/></pattern>';

/** Edges that tremble a little and graphite with holes where the paper's grain did not take it. */
const pencilFilter = (
  width: number,
  height: number,
): string => `<filter id="pencil" x="0" y="0" width="${width}" height="${height}" filterUnits="userSpaceOnUse">
<feTurbulence type="fractalNoise" baseFrequency=".035" numOctaves="2" seed="7" result="wander"/>
<feDisplacementMap in="SourceGraphic" in2="wander" scale="2.2" xChannelSelector="R" yChannelSelector="G" result="drawn"/>
<feTurbulence type="fractalNoise" baseFrequency=".85" numOctaves="1" seed="3" result="noise"/>
<feColorMatrix in="noise" type="matrix" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -2.4 2.15" result="grain"/>
<feComposite in="drawn" in2="grain" operator="in"/></filter>`;

/** A wireframe in pencil on dotted paper, as a page that is exactly as large as the screen. */
export const paperWireframePage = (frame: Wireframe): string => {
  const { width, height, name } = frame;
  const sheet = createPencil(seedOf(`${name} sheet`));
  const drawing = frame.elements
    .map((element, index) => drawElement(createPencil(seedOf(`${name} ${index}`)), element.kind, element))
    .join("\n");
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeText(name)}</title>
<style>html,body{margin:0;background:${paperColor}}svg{display:block}</style>
<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs>${dotGrid}${pencilFilter(width, height)}</defs>
<rect width="${width}" height="${height}" fill="url(#dots)"/>
<g fill="none" stroke="#C9BD9F" stroke-width=".6" opacity=".5">${fibres(sheet, width, height)}</g>
<g filter="url(#pencil)">${drawing}</g>
</svg></html>`;
};
