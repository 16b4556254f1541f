import type { CDPSession, Page } from "puppeteer-core";

export const trafficKinds = ["html", "css", "js", "font", "picture", "other"] as const;

export type TrafficKind = (typeof trafficKinds)[number];

/** One request and its answer. */
export interface Exchange {
  readonly url: string;
  readonly kind: TrafficKind;
  /** On the wire, headers included. */
  readonly bytes: number;
  /** Whether the request was sent before the load event was over. */
  readonly beforeLoad: boolean;
}

/** Chromium's names of what a request is for. */
const kindOf: Readonly<Record<string, TrafficKind>> = {
  Document: "html",
  Stylesheet: "css",
  Script: "js",
  Font: "font",
  Image: "picture",
};

/** The file with all styles is fetched by script, so Chromium calls it a fetch. */
const kindAs = (url: string, type: string): TrafficKind =>
  new URL(url).pathname.endsWith(".css") ? "css" : (kindOf[type] ?? "other");

interface Begun {
  readonly url: string;
  readonly type: string;
  readonly at: number;
}

/**
 * Listens to what a page fetches, from now on.
 * @returns what has arrived so far, whenever asked
 */
export const listenToTraffic = async (page: Page): Promise<() => readonly Exchange[]> => {
  const session: CDPSession = await page.createCDPSession();
  const begun = new Map<string, Begun>();
  const done = new Map<string, number>();
  let loadedAt = Infinity;
  session.on("Network.requestWillBeSent", ({ requestId, request, type, timestamp }) => {
    begun.set(requestId, { url: request.url, type: type ?? "Other", at: timestamp });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    done.set(requestId, encodedDataLength);
  });
  session.on("Page.loadEventFired", ({ timestamp }) => {
    loadedAt = timestamp;
  });
  await session.send("Network.enable");
  await session.send("Page.enable");
  return () =>
    [...begun].flatMap(([id, { url, type, at }]) => {
      const bytes = done.get(id);
      return bytes === undefined || !url.startsWith("http")
        ? []
        : [{ url, kind: kindAs(url, type), bytes, beforeLoad: at < loadedAt }];
    });
};
