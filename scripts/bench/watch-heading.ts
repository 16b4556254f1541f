/** Where the page sends what it has measured. */
export const reportPath = "/bench-report";

/** What the page says about a press on a link, in milliseconds since the press. */
export interface HeadingReport {
  readonly path: string;
  /** When the new heading was painted and stayed where it is. */
  readonly stableMs: number;
  /** How the page came: swapped by scripts, or as a document that was made ready ahead, or fetched ahead, or neither. */
  readonly by: "scripts" | "document made ready ahead" | "document fetched ahead" | "document";
}

/**
 * Runs in every page that the bench opens, before its own scripts: notes when a link was pressed, and every frame after
 * which the main heading reads differently or stands elsewhere. When the heading of another page has rested for a
 * second, it reports. It is handed to the browser as text, so it uses nothing from outside.
 * @param reportTo where the report goes, a path
 */
export const watchHeading = (reportTo: string): void => {
  const stableForMs = 1000;
  const now = (): number => performance.timeOrigin + performance.now();
  const thisDocument = String(performance.timeOrigin);
  // Kept where the next page can read it: it may be another document.
  document.addEventListener(
    "click",
    (event) => {
      localStorage.setItem("bench-click", String(performance.timeOrigin + event.timeStamp));
      localStorage.setItem("bench-from", location.pathname);
      localStorage.setItem("bench-document", thisDocument);
    },
    true,
  );

  const howItCame = (): HeadingReport["by"] => {
    if (localStorage.getItem("bench-document") === thisDocument) return "scripts";
    const [navigation] = performance.getEntriesByType("navigation");
    if (navigation === undefined) return "document";
    if ("activationStart" in navigation && navigation.activationStart !== 0) return "document made ready ahead";
    const isFetchedAhead = "deliveryType" in navigation && navigation.deliveryType === "navigational-prefetch";
    return isFetchedAhead ? "document fetched ahead" : "document";
  };

  const painted = { heading: "", at: 0 };
  let seen = "";
  let isReported = false;
  const report = (): void => {
    const pressed = Number(localStorage.getItem("bench-click") ?? "0");
    const from = localStorage.getItem("bench-from") ?? "";
    // The address may change before the heading does: what was painted before the press is the old one.
    const isNew = painted.heading !== "" && painted.at > pressed;
    const isResting = now() - painted.at > stableForMs;
    if (isReported || pressed === 0 || from === location.pathname || !isNew || !isResting) return;
    isReported = true;
    const what: HeadingReport = { path: location.pathname, stableMs: painted.at - pressed, by: howItCame() };
    void fetch(reportTo, { method: "POST", body: JSON.stringify(what) });
  };
  const afterPaint = new MessageChannel();
  afterPaint.port1.onmessage = () => {
    if (seen === painted.heading) return;
    painted.heading = seen;
    painted.at = now();
  };
  const look = (): void => {
    const heading = document.querySelector("h1");
    seen = heading === null ? "" : `${heading.textContent} at ${Math.round(heading.getBoundingClientRect().top)}`;
    // A message that is sent in a frame's callback arrives once that frame is painted.
    if (seen !== painted.heading) afterPaint.port2.postMessage("");
    report();
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};
