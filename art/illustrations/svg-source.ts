import { optimize, type CustomPlugin, type PluginConfig } from "svgo";

/** Inkscape names every element, as "path12". Such a name goes, unless a clone or a clip uses it. */
const removeNumberedNames: CustomPlugin = {
  name: "removeNumberedNames",
  fn: () => {
    const numbered: (() => void)[] = [];
    const used = new Set<string>();
    return {
      element: {
        enter: ({ name, attributes }) => {
          const { id, ...others } = attributes;
          for (const value of Object.values(others)) {
            for (const [, reference = ""] of value.matchAll(/#([\w-]+)/gu)) used.add(reference);
          }
          if (id === undefined || !/^[a-z]+\d+$/iu.test(id) || !id.startsWith(name)) return;
          numbered.push(() => {
            if (!used.has(id)) delete attributes["id"];
          });
        },
      },
      root: { exit: () => numbered.forEach((remove) => remove()) },
    };
  },
};

/** A part's name stands first, the long outline of a path last. */
const attributeOrder = [
  "id",
  "transform",
  "x",
  "y",
  "width",
  "height",
  "cx",
  "cy",
  "r",
  "rx",
  "ry",
  "fill",
  "stroke",
  "d",
];

const styleElement = /<style>.*<\/style>/su;

const run = (svg: string, plugins: PluginConfig[], pretty: boolean): string =>
  optimize(svg, { plugins, js2svg: { pretty, indent: 2 } }).data.replace(styleElement, (style) =>
    style.replaceAll("&quot;", '"'),
  );

/** A drawing in the form that the repository keeps, whatever program saved it, so that a change shows as a change. */
export const tidySvg = (drawn: string): string =>
  run(
    drawn,
    [
      "removeXMLProcInst",
      "removeDoctype",
      "removeMetadata",
      "removeEditorsNSData",
      // Inkscape writes colors as styles. The rules of the dark scheme find attributes, of six digits in small letters.
      "convertStyleToAttrs",
      { name: "convertColors", params: { shorthex: false, shortname: false } },
      removeNumberedNames,
      "removeUnknownsAndDefaults",
      "removeEmptyAttrs",
      "removeEmptyContainers",
      "removeUnusedNS",
      { name: "sortAttrs", params: { order: attributeOrder } },
    ],
    true,
  );

/** Rules of the dark scheme that find nothing: whoever changed the color in the drawing forgot it there. */
const rulesWithoutColor = (svg: string): readonly string[] => {
  const [style = ""] = styleElement.exec(svg) ?? [];
  const drawing = svg.replace(style, "");
  return [...style.matchAll(/\[((?:fill|stroke)="[^"]+")\]/gu)]
    .map(([, attribute = ""]) => attribute)
    .filter((attribute) => !drawing.includes(attribute));
};

/**
 * A tidy drawing as the site serves it: without names, comments, and spaces. Shapes stay as they are drawn: svgo's
 * rounding of rotations moved parts by up to seven units, and paths that it rewrites are shorter but compress worse.
 * @param name the drawing's file, for the error
 * @throws Error when its dark scheme names a color that the drawing doesn't have
 */
export const servedSvg = (tidy: string, name: string): string => {
  const svg = run(
    tidy,
    [
      "removeComments",
      "minifyStyles",
      // Forced, because svgo keeps all names where there is a style: none of ours has a rule for a name.
      { name: "cleanupIds", params: { force: true } },
      "removeUselessDefs",
      "collapseGroups",
    ],
    false,
  );
  const missing = rulesWithoutColor(svg);
  if (missing.length > 0) {
    throw new Error(`${name}: the dark scheme names ${missing.join(", ")}, which nothing in the drawing has.`);
  }
  return svg;
};

/** The height of a drawing's smallest words. Words are outlines, in a group whose name ends with their height: "buy-30px". */
export const smallestWords = (drawn: string): number =>
  Math.min(...[...drawn.matchAll(/ id="[^"]*-([\d.]+)px"/gu)].map(([, height]) => Number(height)));
