import { chromium } from "@playwright/test";
import { createHash } from "node:crypto";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell" });
const list: [string,string,string][] = [["/", ".home-about","about"],["/our-projects/",".project-cards","cards"],["/project-senate/define/",".persona","persona"],["/project-senate/",".persona","persona1"],["/about-us/",".team","team"],["/project-senate/define/",".page-header","header2"],["/project-senate/",".page-header","header1"]];
const only = process.argv[2];
for (const w of [360,768,1280]) for (const [path,sel,name] of list) {
  if (only && !name.startsWith(only)) continue;
  const h: string[] = [];
  for (const port of [9600,Number(process.argv[3] ?? 9601)]) {
    const c = await b.newContext({ viewport: { width: w, height: 900 }, serviceWorkers: "block", reducedMotion: "reduce" });
    const p = await c.newPage(); await p.goto(`http://localhost:${port}${path}`);
    const e = p.locator(sel).first();
    if (await e.count() === 0) { h.push("none"); await c.close(); continue; }
    await e.scrollIntoViewIfNeeded(); await p.waitForTimeout(600);
    const s = await e.screenshot({ path: `/tmp/orca-rig/shot-${name}-${w}-${port}.png` });
    h.push(createHash("md5").update(s).digest("hex").slice(0,8) + " " + JSON.stringify(await e.boundingBox()).slice(0,90)); await c.close();
  }
  console.log(w, name, h[0] === h[1] ? "SAME" : "DIFF", h.join(" | "));
}
await b.close();
