import { optimize, type Config } from "svgo";

/**
 * Takes out what only an editor needs. Shapes stay as they are drawn: svgo's rounding of rotations moved parts by up to
 * seven units, and paths that it rewrites are shorter but compress worse.
 */
const settings: Config = {
  plugins: [
    "removeXMLProcInst",
    "removeDoctype",
    "removeComments",
    "removeMetadata",
    "removeEditorsNSData",
    // Inkscape writes colors as styles. The rules of the dark scheme find attributes, of six digits in small letters.
    "convertStyleToAttrs",
    { name: "convertColors", params: { shorthex: false, shortname: false } },
    "minifyStyles",
    // Forced, because svgo keeps all names where there is a style: none of ours has a rule for a name.
    { name: "cleanupIds", params: { force: true } },
    "removeUnknownsAndDefaults",
    "removeUselessDefs",
    "removeEmptyAttrs",
    "removeEmptyContainers",
    "collapseGroups",
    "removeUnusedNS",
  ],
};

const styleElement = /<style>.*<\/style>/su;

/** Rules of the dark scheme that find nothing: whoever changed the color in the drawing forgot it there. */
const rulesWithoutColor = (svg: string): readonly string[] => {
  const [style = ""] = styleElement.exec(svg) ?? [];
  const drawing = svg.replace(style, "");
  return [...style.matchAll(/\[((?:fill|stroke)="[^"]+")\]/gu)]
    .map(([, attribute = ""]) => attribute)
    .filter((attribute) => !drawing.includes(attribute));
};

/**
 * A drawing as the site serves it: without names, notes of the editor, and spaces.
 * @throws Error when its dark scheme names a color that the drawing doesn't have
 */
export const servedSvg = (drawn: string): string => {
  const { data } = optimize(drawn, settings);
  const svg = data.replace(styleElement, (style) => style.replaceAll("&quot;", '"'));
  const missing = rulesWithoutColor(svg);
  if (missing.length > 0) {
    throw new Error(`Its dark scheme names ${missing.join(", ")}, which nothing in the drawing has.`);
  }
  return svg;
};

/** The height of a drawing's smallest words. Words are outlines, in a group whose name ends with their height: "buy-30px". */
export const smallestWords = (drawn: string): number =>
  Math.min(...[...drawn.matchAll(/ id="[^"]*-([\d.]+)px"/gu)].map(([, height]) => Number(height)));
