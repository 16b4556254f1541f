import { setTimeout } from "node:timers/promises";
import { expect } from "@playwright/test";
import { layoutShifts } from "./testing/motion";
import { builtHtml, laptop, phone, test } from "./site";
import { TestServer } from "./test-server";

test.use({ viewport: phone, hasTouch: true });

test("a page that arrives in two parts, the first with one link of its header, does not move", async ({ page }) => {
  const server = new TestServer();
  await server.start();
  const html = builtHtml("/sitemap/");
  const end = html.indexOf("</li>", html.indexOf("<nav"));
  const site = server.version();
  server.deploy((request, response) => {
    if (request.url !== "/sitemap/") {
      site(request, response);
      return;
    }
    response.setHeader("Content-Type", "text/html").write(html.slice(0, end));
    // Long enough for a first paint.
    void setTimeout(500).then(() => response.end(html.slice(end)));
  });
  try {
    await page.setViewportSize(laptop);
    await page.goto(`${server.address}/sitemap/`);
    expect(await layoutShifts(page)).toEqual({ sum: 0, moved: [] });
  } finally {
    await server.stop();
  }
});
