import { palette } from "./lib/palette";
import { group, num } from "./lib/svg";
import { logo, logoShapes } from "./logo";

/** The sign, centered on a square of `size`, `share` of its width wide. */
const centered = (size: number, share: number, shapes: string): string => {
  const scale = (size * share) / logo.width;
  // The drawing's own middle lies at y = 17.4: the rail's top edge is at 3.9, the ramp's foot at 30.7.
  return group(
    `transform="translate(${num(size / 2 - 20 * scale)} ${num(size / 2 - 17.4 * scale)}) scale(${scale.toFixed(4)})"`,
    shapes,
  );
};

/** The sign alone, for light grounds, and turned for dark ones. */
export const logoMark = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${logo.width}" height="${logo.height}" viewBox="${logo.viewBox}">` +
  `<style>.ramp{color:${palette.ink}}.rail{color:${palette.violet}}@media (prefers-color-scheme:dark){.ramp{color:${palette.cream}}.rail{color:${palette.gold}}}</style>` +
  `<path class="rail" d="${logo.rail}" fill="none" stroke="currentColor" stroke-width="${logo.railWidth}" stroke-linecap="round" stroke-linejoin="round"/>` +
  `<path class="ramp" d="${logo.ramp}" fill="currentColor" stroke="currentColor" stroke-width="${logo.rampEdge}" stroke-linejoin="round"/></svg>\n`;

/** The browser tab's icon: a dark tile on light tab bars, a light tile on dark ones. */
export const favicon = (): string => {
  const scale = 27 / logo.width;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32">' +
    `<style>.tile{fill:${palette.ink}}.ramp{color:${palette.cream}}.rail{color:${palette.gold}}@media (prefers-color-scheme:dark){.tile{fill:${palette.lilac}}.ramp{color:${palette.ink}}.rail{color:${palette.violet}}}</style>` +
    '<rect class="tile" width="32" height="32" rx="7"/>' +
    `<g transform="translate(2.5 4.2) scale(${num(scale)})">` +
    `<path class="rail" d="${logo.rail}" fill="none" stroke="currentColor" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round"/>` +
    `<path class="ramp" d="${logo.ramp}" fill="currentColor" stroke="currentColor" stroke-width="${logo.rampEdge}" stroke-linejoin="round"/></g></svg>\n`
  );
};

/**
 * A square icon for home screens.
 * @param share how much of the width the sign takes: maskable icons keep everything inside the middle 80 %
 * @param radius rounding of the tile, as a share of the size; 0 where the system cuts the shape itself
 */
export const appIcon = (size: number, share: number, radius: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">` +
  `<rect width="${size}" height="${size}" rx="${num(size * radius)}" fill="${palette.ink}"/>` +
  `${centered(size, share, logoShapes({ ramp: palette.cream, rail: palette.gold }))}</svg>`;
