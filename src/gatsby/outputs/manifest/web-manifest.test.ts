import { existsSync } from "node:fs";
import path from "node:path";
import { designToken } from "../../data-layer/read-design-tokens";
import { webManifest } from "./web-manifest";

const root = path.resolve(__dirname, "..", "..", "..", "..");
const manifest = webManifest({ name: "The Studio", tagline: "Makers of examples" });

test("its icons lie in static/, two for all uses and one that may be cut to a shape", () => {
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    "192x192 any",
    "512x512 any",
    "512x512 maskable",
  ]);
  expect(manifest.icons.filter(({ src }) => !existsSync(path.join(root, "static", src)))).toEqual([]);
});

test("its colors are those of the light scheme", () => {
  expect(manifest.background_color).toBe(designToken("paper"));
  expect(manifest.theme_color).toBe(designToken("paper"));
});
