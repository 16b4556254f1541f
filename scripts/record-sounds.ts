import { writeFileSync } from "node:fs";
import path from "node:path";
import { lastSpeech, scenes } from "../src/content-schema/collections/last-speech";
import { readPlaywrightReport, writeRecord } from "./playwright-report";
import { recordedScene } from "./record-sounds/scene";
import { root, runMain } from "./run-command";

/**
 * `npm run sounds:record`: writes what Orca said in the last `npm run test:screen-reader`, and its pictures, to
 * content/audit/, for the page /how-this-site-sounds/.
 */

/** The keys as people call them. */
const keyNames: Readonly<Record<string, string>> = { h: "H", Return: "Enter" };

runMain(() => {
  const { date, attachments } = readPlaywrightReport("screen-reader");
  const attached = (name: string): Buffer => {
    const attachment = attachments.find((file) => file.name === name);
    if (attachment === undefined) throw new Error(`The last run has no ${name}: npm run test:screen-reader, all of it`);
    return attachment.body;
  };
  const recorded = scenes.map((key) => {
    writeFileSync(path.join(root, "content", "audit", `${key}.png`), attached(`${key}.png`));
    return { key, ...recordedScene.parse(JSON.parse(attached(`${key}.json`).toString("utf8"))) };
  });
  const { screenReader, browser } = recorded[0] ?? {};
  const recordedScenes = recorded.map(({ key, turns }) => ({
    key,
    turns: turns.flatMap(({ action, utterances }) => {
      const heard = utterances.filter(({ kind }) => kind === "text" || kind === "role");
      if (heard.length === 0) return [];
      return {
        ...(action === "open" ? {} : { key: keyNames[action] ?? action }),
        utterances: heard.map(({ kind, text }) => ({
          text: text.trim().replaceAll(/\s+/gu, " "),
          isAdded: kind === "role",
        })),
      };
    }),
  }));
  writeRecord("audit/last-speech.yaml", lastSpeech.parse({ date, screenReader, browser, scenes: recordedScenes }));
});
