// Senate's main task with a real screen reader: the address, the seat, the vote, the message, and who answered.
import { expect, test } from "@playwright/test";
import { listenAnywhere } from "../contact/testing/server";
import { createPrototypeServer } from "../prototypes/prototype-test";
import { cleanUp } from "../testing/clean-up";
import { missingPackages, startSession } from "./session";

test.afterEach(() => cleanUp());

test("Senate: an address leads to an answer", async () => {
  const isMissing = missingPackages.length > 0 && process.env["CI"] === undefined;
  test.skip(isMissing, `Orca cannot run. Debian: apt-get install ${missingPackages.join(" ")}`);
  const session = await startSession();
  const folder = `${await listenAnywhere(createPrototypeServer())}/prototypes/senate`;
  /** Presses a key until Orca has said all of this, in one answer or in several. */
  const pressUntil = async (key: string, ...words: readonly string[]): Promise<void> => {
    let heard = "";
    for (let presses = 0; presses < 40; presses += 1) {
      heard += ` ${await session.press(key)}`;
      if (words.every((one) => heard.includes(one))) return;
    }
    throw new Error(`${key} never leads to "${words.join(" ")}", but to: ${heard}`);
  };
  /** Tabs until Orca says all of this of one control. */
  const tabTo = async (...words: readonly string[]): Promise<void> => {
    for (let presses = 0; presses < 40; presses += 1) {
      const speech = await session.press("Tab");
      if (words.every((one) => speech.includes(one))) return;
    }
    throw new Error(`Tab never leads to "${words.join(" ")}".`);
  };
  await session.open(`${folder}/index.html`);
  await tabTo("your street city or zip code entry", "we keep your district not your address");
  await session.type("nowhere");
  await session.press("Return", "nowhere isn t one of the ten addresses");
  await session.press("ctrl+a");
  await session.type("macon");
  await tabTo("212 example street macon 31201 push button");
  await session.press("Return", "Senator Odessa Larkmoor heading level 2");
  await tabTo("follow my senator push button");
  await session.press("Return", "Finished loading Today, Senate prototype");
  expect(session.speech().join(" ")).toContain("You follow Senator Odessa Larkmoor.");
  await tabTo("safe bus stops");
  await session.press("Return", "Finished loading Safe bus stops, Senate prototype");
  await tabTo("follow this bill toggle button not pressed");
  await session.press("space", "pressed");
  await tabTo("official text toggle button not pressed");
  await session.press("space", "The official text is shown");
  await session.press("g", "Seat chart of 56 senators", "34 voted yes", "20 voted no", "2 did not vote");
  await tabTo("write to your senator");
  await session.press("Return", "Finished loading Write to your senator");
  await tabTo("send to senator larkmoor push button");
  await session.press("Return", "Please write your question first", "Your message");
  await session.type("Will dark stops come first");
  await tabTo("send to senator larkmoor push button");
  await session.press("Return", "Finished loading Messages, Senate prototype");
  expect(session.speech().join(" ")).toContain("Sent to Senator Larkmoor.");
  await tabTo("skip to three days later push button");
  await session.press("Return", "Your senator answered heading level 1");
  await pressUntil("Down", "wednesday march 11", "dana whitfield");
  await pressUntil("Down", "read and signed by the senator");
});
