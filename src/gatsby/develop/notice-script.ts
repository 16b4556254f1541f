import { designToken } from "../data-layer/read-design-tokens";

/** Where the site under `npm run develop` gives the script. */
export const noticeScriptPath = "/__content/notice.js";

/** Where the script hears of mistakes. */
export const noticeStreamPath = "/__content/notice";

/**
 * The script that shows content mistakes in the open page during `npm run develop`. It stands alone in the browser:
 * the site's own scripts may be what is broken. Built sites do not have it.
 */
export const noticeScript = `(() => {
  const panel = document.createElement("div");
  panel.id = "content-mistakes";
  panel.setAttribute("role", "alert");
  panel.style.cssText =
    "position:fixed;inset:auto 0 0 0;z-index:2147483647;max-height:60vh;overflow:auto;padding:1rem 1.5rem;" +
    "background:${designToken("ink")};color:${designToken("paper")};border-top:4px solid ${designToken("gold")};font:1rem/1.5 ui-monospace,monospace;white-space:pre-wrap";
  new EventSource("${noticeStreamPath}").onmessage = ({ data }) => {
    const text = JSON.parse(data);
    panel.textContent = text;
    if (text === "") panel.remove();
    else document.documentElement.append(panel);
  };
})();`;
