// Step Up 90's main task with a real screen reader: each question, each number, what is refused, and what was saved.
import { expect, test } from "@playwright/test";
import { listenAnywhere } from "../testing/listen";
import { createPrototypeServer } from "../prototypes/prototype-test";
import { cleanUp } from "../testing/clean-up";
import { missingPackages, startSession } from "./session";

test.afterEach(() => cleanUp());

test("Step Up 90: a reading is logged", async () => {
  const isMissing = missingPackages.length > 0 && process.env["CI"] === undefined;
  test.skip(isMissing, `Orca cannot run. Debian: apt-get install ${missingPackages.join(" ")}`);
  const session = await startSession();
  const folder = `${await listenAnywhere(createPrototypeServer())}/prototypes/step-up-90`;
  await session.open(`${folder}/log.html`);
  await session.tabTo("top entry", "what is the top number", "marked sys");
  await session.type("128");
  await session.press("Return", "Bottom entry", "What is the bottom number");
  await session.type("290");
  await session.press("Return", "290 can’t be right", "measure once more");
  await session.press("BackSpace BackSpace BackSpace");
  await session.type("82");
  await session.press("Return", "Pulse entry", "What is your pulse");
  await session.tabTo("7 push button");
  await session.press("space", "Pulse: 7");
  await session.press("shift+Tab shift+Tab shift+Tab shift+Tab shift+Tab shift+Tab", "1 push button");
  await session.press("space space", "Two quick touches count once");
  await session.tabTo("next check push button");
  await session.press("Return", "128 over 82", "Pulse 71", "Is that right");
  await session.tabTo("yes save it push button");
  const saved = await session.press("Return", "Finished loading Today, Step Up 90 prototype");
  expect(`${saved} ${session.speech().join(" ").toLowerCase()}`).toContain("128 over 82");
});
