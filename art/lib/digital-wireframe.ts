import { studioFont } from "./fonts";
import { iconShapes } from "./icon-shapes";
import { escapeText } from "./svg-text";
import {
  headingSizes,
  inputLabelHeight,
  type Align,
  type Tone,
  type Wireframe,
  type WireframeElement,
} from "./wireframe";

const gray = {
  white: "#FFFFFF",
  faint: "#F1F0F4",
  light: "#E2E0E8",
  mid: "#C6C3CF",
  strong: "#6C6879",
  ink: "#2B2735",
};
const toneFill: Readonly<Record<Tone, string>> = {
  none: gray.white,
  light: gray.faint,
  mid: gray.light,
  dark: "#3D3848",
};
const noteColor = "#4A2A9C";

type Of<K extends WireframeElement["kind"]> = Extract<WireframeElement, { kind: K }>;
type Drawers = { readonly [K in WireframeElement["kind"]]: (element: Of<K>) => string };

interface TextStyle {
  readonly size?: number;
  readonly weight?: number;
  readonly align?: Align;
  readonly color?: string;
}

const text = (x: number, y: number, words: string, style: TextStyle = {}): string => {
  const size = style.size ?? 15;
  return words
    .split("\n")
    .map(
      (line, index) =>
        `<text x="${x}" y="${y + index * size * 1.25}" font-size="${size}" font-weight="${style.weight ?? 400}" text-anchor="${style.align ?? "start"}" fill="${style.color ?? gray.ink}">${escapeText(line)}</text>`,
    )
    .join("");
};

const rect = (x: number, y: number, w: number, h: number, fill: string, radius: number, edge?: string): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}" fill="${fill}"${edge === undefined ? "" : ` stroke="${edge}" stroke-width="1.5"`}/>`;

const stroke = (path: string, color = gray.strong, width = 1.5): string =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const icon = (name: keyof typeof iconShapes, x: number, y: number, size: number, color = gray.ink): string => {
  const scale = size / 24;
  const paths = iconShapes[name].map((path) => stroke(path, color, 1.6 / scale)).join("");
  return `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${scale})">${paths}</g>`;
};

/** How wide words are, roughly: enough to space the items of a bar. */
const roughWidth = (words: string, size: number): number => words.length * size * 0.53;

const drawers: Drawers = {
  box: ({ x, y, w, h, tone = "none", radius = 8 }) =>
    rect(x, y, w, h, toneFill[tone], radius, tone === "none" ? gray.mid : undefined),
  image: ({ x, y, w, h, label, shape = "rect" }) => {
    const words =
      label === undefined
        ? ""
        : text(x + w / 2, y + h / 2 + 5, label, { align: "middle", size: 14, color: gray.strong });
    const back =
      label === undefined
        ? ""
        : rect(
            x + w / 2 - roughWidth(label, 14) / 2 - 8,
            y + h / 2 - 13,
            roughWidth(label, 14) + 16,
            26,
            gray.light,
            4,
          );
    if (shape === "circle") {
      const r = Math.min(w, h) / 2;
      const d = r * Math.SQRT1_2;
      const cx = x + w / 2;
      const cy = y + h / 2;
      return `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${gray.light}" stroke="${gray.mid}" stroke-width="1.5"/>${stroke(`M${cx - d} ${cy - d}L${cx + d} ${cy + d}M${cx + d} ${cy - d}L${cx - d} ${cy + d}`, gray.mid)}${back}${words}`;
    }
    return `${rect(x, y, w, h, gray.light, 6)}${stroke(`M${x + 4} ${y + 4}L${x + w - 4} ${y + h - 4}M${x + w - 4} ${y + 4}L${x + 4} ${y + h - 4}`, gray.mid)}${back}${words}`;
  },
  heading: ({ x, y, text: words, level = 2, align = "start", onDark = false }) =>
    text(x, y, words, { size: headingSizes[level], weight: 750, align, color: onDark ? gray.white : gray.ink }),
  text: ({ x, y, text: words, size = 15, bold = false, align = "start", onDark = false }) =>
    text(x, y, words, { size, weight: bold ? 700 : 400, align, color: onDark ? gray.white : gray.ink }),
  lines: ({ x, y, w, count, gap = 18, align = "start" }) =>
    Array.from({ length: count }, (_, index) => {
      const width = index === count - 1 && count > 1 ? w * 0.62 : w * (index % 2 === 0 ? 1 : 0.94);
      const left = align === "middle" ? x + (w - width) / 2 : x;
      return rect(left, y + index * gap, width, 8, gray.mid, 4);
    }).join(""),
  button: ({ x, y, w, h, label, main = false, pill = false }) =>
    `${rect(x, y, w, h, main ? toneFill.dark : gray.white, pill ? h / 2 : 8, main ? undefined : gray.strong)}${text(x + w / 2, y + h / 2 + 5.5, label, { align: "middle", weight: 650, size: h < 36 ? 14 : 16, color: main ? gray.white : gray.ink })}`,
  input: ({ x, y, w, h, label, value, opens = false }) => {
    const top = y + inputLabelHeight;
    const words = value === undefined ? "" : text(x + 14, top + h / 2 + 5.5, value, { size: 16, color: gray.strong });
    const arrow = opens ? stroke(`M${x + w - 30} ${top + h / 2 - 4}l6 7l6 -7`, gray.ink, 2) : "";
    return `${text(x, y + 15, label, { weight: 650, size: 15 })}${rect(x, top, w, h, gray.white, 8, gray.strong)}${words}${arrow}`;
  },
  choice: ({ x, y, label, shape, chosen = false }) => {
    const mark =
      shape === "ring"
        ? `<circle cx="${x + 10}" cy="${y}" r="9" fill="${gray.white}" stroke="${gray.strong}" stroke-width="1.5"/>${chosen ? `<circle cx="${x + 10}" cy="${y}" r="5" fill="${gray.ink}"/>` : ""}`
        : `${rect(x + 1, y - 9, 18, 18, chosen ? gray.ink : gray.white, 4, gray.strong)}${chosen ? stroke(`M${x + 5} ${y}l4 4l7 -8`, gray.white, 2.2) : ""}`;
    return `${mark}${text(x + 30, y + 5.5, label)}`;
  },
  navBar: ({ x, y, w, h, brand, items, active, icons, button, menu = false }) => {
    const bar = `${rect(x, y, w, h, gray.faint, 0)}${stroke(`M${x} ${y + (brand === undefined ? 0 : h)}H${x + w}`, gray.mid)}`;
    if (icons !== undefined) {
      const step = w / items.length;
      return (
        bar +
        items
          .map((item, index) => {
            const middle = x + step * (index + 0.5);
            const name = icons[index];
            const current = index === active;
            return `${current ? rect(middle - step / 2 + 8, y + 6, step - 16, h - 12, gray.light, 10) : ""}${name === undefined ? "" : icon(name, middle, y + h / 2 - 9, 22)}${text(middle, y + h - 14, item, { align: "middle", size: 13, weight: current ? 750 : 400 })}`;
          })
          .join("")
      );
    }
    const name = brand === undefined ? "" : text(x + 20, y + h / 2 + 7, brand, { size: 19, weight: 800 });
    if (menu) {
      return `${bar}${name}${icon("menu", x + w - 32, y + h / 2, 26)}`;
    }
    let end = x + w - 20;
    let action = "";
    if (button !== undefined) {
      const width = roughWidth(button, 15) + 34;
      end -= width;
      action = `${rect(end, y + h / 2 - 20, width, 40, toneFill.dark, 20)}${text(end + width / 2, y + h / 2 + 5.5, button, { align: "middle", weight: 650, color: gray.white })}`;
      end -= 26;
    }
    const words = [...items]
      .map((item, index) => ({ item, index }))
      .reverse()
      .map(({ item, index }) => {
        const width = roughWidth(item, 15);
        const middle = end - width / 2;
        end -= width + 26;
        const current = index === active;
        return `${text(middle, y + h / 2 + 5.5, item, { align: "middle", weight: current ? 750 : 400 })}${current ? rect(middle - width / 2, y + h / 2 + 14, width, 4, gray.ink, 2) : ""}`;
      });
    return `${bar}${name}${words.join("")}${action}`;
  },
  avatar: ({ x, y, r }) =>
    `<g><circle cx="${x}" cy="${y}" r="${r}" fill="${gray.light}"/><circle cx="${x}" cy="${y - r * 0.18}" r="${r * 0.34}" fill="${gray.mid}"/><path d="M${x - r * 0.62} ${y + r * 0.72}A${r * 0.64} ${r * 0.58} 0 0 1 ${x + r * 0.62} ${y + r * 0.72}Z" fill="${gray.mid}"/></g>`,
  line: ({ x1, y1, x2, y2 }) => stroke(`M${x1} ${y1}L${x2} ${y2}`, gray.mid),
  icon: ({ x, y, icon: name, size = 22 }) => icon(name, x, y, size),
  meter: ({ x, y, w, h, part }) =>
    `${rect(x, y, w, h, gray.light, h / 2)}${rect(x, y, w * part, h, gray.strong, h / 2)}`,
  graph: ({ x, y, w, h, values }) => {
    const points = values.map((value, index) => ({
      px: x + 10 + (index * (w - 20)) / Math.max(1, values.length - 1),
      py: y + h - 8 - value * (h - 16),
    }));
    const line = points.map(({ px, py }, index) => `${index === 0 ? "M" : "L"}${px} ${py}`).join("");
    const dots = points.map(({ px, py }) => `<circle cx="${px}" cy="${py}" r="4" fill="${gray.ink}"/>`).join("");
    return `${stroke(`M${x} ${y}V${y + h}H${x + w}`, gray.mid)}${stroke(line, gray.ink, 2)}${dots}`;
  },
  note: ({ x, y, text: words, size = 15, align = "start", alsoDigital = false }) =>
    alsoDigital ? text(x, y, words, { size, align, color: noteColor, weight: 600 }) : "",
};

/** TypeScript cannot see that the drawer and the element are of one kind; the table's own type says so. */
const drawElement = <K extends WireframeElement["kind"]>(kind: K, element: Of<K>): string => drawers[kind](element);

/**
 * A wireframe in clean gray boxes, as a page that is exactly as large as the screen.
 */
export const digitalWireframePage = (frame: Wireframe): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeText(frame.name)}</title>
<style>html,body{margin:0;background:${gray.white}}svg{display:block;font-family:${studioFont}}</style>
<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${frame.height}" viewBox="0 0 ${frame.width} ${frame.height}">
${frame.elements.map((element) => drawElement(element.kind, element)).join("\n")}
</svg></html>`;
