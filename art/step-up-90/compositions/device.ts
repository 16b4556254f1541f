import { readFile } from "node:fs/promises";
import { fromRoot } from "../../lib/paths";

/** A picture that was made before, to stand inside a composition. */
export const pictureData = async (file: string): Promise<string> =>
  `data:image/png;base64,${(await readFile(fromRoot(file))).toString("base64")}`;

interface Place {
  /** CSS pixels; `width` is that of the screen without its frame. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** A phone around a screen of 390 CSS pixels. */
export const phone = (data: string, { left, top, width }: Place): string => {
  const edge = width * 0.034;
  return `<div class="phone" style="left:${String(left)}px;top:${String(top)}px;padding:${edge.toFixed(1)}px;border-radius:${(width * 0.155).toFixed(1)}px"><img src="${data}" width="${String(width)}" style="border-radius:${(width * 0.122).toFixed(1)}px" alt=""></div>`;
};

/** A browser window around a page. */
export const browser = (data: string, { left, top, width }: Place): string =>
  `<div class="browser" style="left:${String(left)}px;top:${String(top)}px"><div class="browser-bar"><i></i><i></i><i></i></div><img src="${data}" width="${String(width)}" alt=""></div>`;

export const deviceStyles = `
*{box-sizing:border-box}
body{margin:0;overflow:hidden;position:relative}
.phone,.browser,.ramp{position:absolute}
.ramp{left:0;top:0;display:block}
.phone{background:#0E1B1C;box-shadow:0 0 0 1.5px #2F4C4D,0 30px 40px -22px rgba(2,22,24,.7)}
.phone img,.browser img{display:block}
.browser{overflow:hidden;border-radius:14px;background:#E4EEEC;box-shadow:0 34px 70px -16px rgba(2,22,24,.65)}
.browser-bar{display:flex;gap:8px;align-items:center;height:30px;padding:0 14px}
.browser-bar i{width:10px;height:10px;border-radius:50%;background:#9DB8B5}
`;
