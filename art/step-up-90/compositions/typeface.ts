import { fontFace } from "../../lib/fonts";
import { fromRoot } from "../../lib/paths";
import { color } from "../diagrams/sheet";

const font = {
  family: "Inclusive Sans",
  weight: "400 700",
  file: fromRoot("static/prototypes/step-up-90/inclusive-sans.woff2"),
};

/** Signs that other typefaces draw alike, each with its name. */
const signs = [
  ["0", "zero"],
  ["O", "big O"],
  ["1", "one"],
  ["I", "big i"],
  ["l", "small L"],
] as const;

/** The app's typeface, 560 by 320. */
export const typefacePage = async (): Promise<string> => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Typeface, Step Up 90</title>
<style>
${await fontFace(font)}
body{box-sizing:border-box;display:grid;grid-template-columns:repeat(5,1fr);align-items:center;width:560px;height:320px;margin:0;padding:0 20px;background:${color.deep};color:${color.white};font-family:"Inclusive Sans"}
div{text-align:center}
b{display:block;font-size:168px;font-weight:600;line-height:1}
p{margin:8px 0 0;font-size:23px;color:#cfe9e6;white-space:nowrap}
</style>
</head>
<body>
${signs.map(([sign, name]) => `<div><b>${sign}</b><p>${name}</p></div>`).join("\n")}
</body>
</html>
`;
