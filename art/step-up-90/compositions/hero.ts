import { browser, deviceStyles, phone, pictureData } from "./device";
import { rampOfDays } from "./ramp-of-days";

const page = (width: number, height: number, ground: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Step Up 90</title><style>${deviceStyles}body{width:${String(width)}px;height:${String(height)}px;background:${ground}}</style></head><body>${body}</body></html>`;

/**
 * The study's first picture, 1200 by 675: the phone large enough to be read on phones, cut by the lower edge after the
 * reading's card; behind it the desk, and the 90 days as a ramp.
 */
export const heroPage = async (folder: string): Promise<string> => {
  const desk = await pictureData(`${folder}/desktop-final.png`);
  const today = await pictureData(`${folder}/today-final.png`);
  return page(
    1200,
    675,
    "#0D6A6E",
    [
      browser(desk, { left: 64, top: 108, width: 800 }),
      rampOfDays({ width: 1200, height: 675, startY: 602, color: "#052D31", barHeight: 40 }),
      phone(today, { left: 622, top: 30, width: 490 }),
    ].join(""),
  );
};
