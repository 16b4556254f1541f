// Senate's main task with a real screen reader: the address, the seat, the vote, the message, and who answered.
import { expect, test } from "@playwright/test";
import { listenAnywhere } from "../testing/listen";
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
  await session.open(`${folder}/index.html`);
  await session.tabTo("your street city or zip code entry", "we keep your district not your address");
  await session.type("nowhere");
  await session.press("Return", "nowhere isn t one of the ten addresses");
  await session.press("ctrl+a");
  await session.type("macon");
  await session.tabTo("212 example street macon 31201 push button");
  await session.press("Return", "Senator Odessa Larkmoor heading level 2");
  await session.tabTo("follow my senator push button");
  await session.press("Return", "Finished loading Today, Senate prototype");
  expect(session.speech().join(" ")).toContain("You follow Senator Odessa Larkmoor.");
  await session.tabTo("safe bus stops");
  await session.press("Return", "Finished loading Safe bus stops, Senate prototype");
  await session.tabTo("follow this bill toggle button not pressed");
  await session.press("space", "pressed");
  await session.tabTo("official text toggle button not pressed");
  await session.press("space", "The official text is shown");
  await session.press("g", "Seat chart of 56 senators", "34 voted yes", "20 voted no", "2 did not vote");
  await session.tabTo("write to your senator");
  await session.press("Return", "Finished loading Write to your senator");
  await session.tabTo("send to senator larkmoor push button");
  await session.press("Return", "Please write your question first", "Your message");
  await session.type("Will dark stops come first");
  await session.tabTo("send to senator larkmoor push button");
  await session.press("Return", "Finished loading Messages, Senate prototype");
  expect(session.speech().join(" ")).toContain("Sent to Senator Larkmoor.");
  await session.tabTo("skip to three days later push button");
  await session.press("Return", "Your senator answered heading level 1");
  await pressUntil("Down", "wednesday march 11", "joan ellis");
  await pressUntil("Down", "read and signed by the senator");
});
