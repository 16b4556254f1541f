// Grooming Table's main task with a real screen reader: who comes, a full time, the sum, what is wrong, and the day.
import { expect, test } from "@playwright/test";
import { listenAnywhere } from "../testing/listen";
import { createPrototypeServer } from "../prototypes/prototype-test";
import { cleanUp } from "../testing/clean-up";
import { missingPackages, startSession } from "./session";

test.afterEach(() => cleanUp());

test("Grooming Table: two dogs are booked and followed", async () => {
  const isMissing = missingPackages.length > 0 && process.env["CI"] === undefined;
  test.skip(isMissing, `Orca cannot run. Debian: apt-get install ${missingPackages.join(" ")}`);
  const session = await startSession();
  const folder = `${await listenAnywhere(createPrototypeServer())}/prototypes/grooming-table`;
  await session.open(`${folder}/time.html?visit=groom`);
  await session.tabTo("next check and book push button");
  await session.press("Return", "Biscuit check box not checked", "Please choose who is coming");
  await session.press("space", "1 full groom");
  await session.tabTo("moose check box");
  await session.press("space", "2 full grooms", "$135");
  await session.tabTo("tue 13", "day in may");
  // Orca's own key for the next radio button: arrows read letters in its browse mode.
  await session.press("r", "Wed 14", "radio button");
  await session.press("space", "2 full grooms, Wed, May 14");
  await session.tabTo("9 30", "start with room for two dogs");
  await session.press("space", "2 full grooms, Wed, May 14, 9:30");
  await session.tabTo("next check and book push button");
  await session.press("Return", "Finished loading Check and book");
  await session.tabTo("your name entry");
  await session.type("Dana Whitfield");
  await session.tabTo("mobile phone entry");
  await session.type("404");
  await session.press("Return", "This number has 3 digits", "A phone number has 10");
  await session.press("ctrl+a");
  await session.type("4045550123");
  await session.press("Return");
  // The next page has the focus on it.
  await expect.poll(() => session.speech().join(" "), { timeout: 20_000 }).toContain("Your visit is booked.");
  await session.tabTo("finish without an account link");
  await session.press("Return", "Finished loading Booked");
  await session.tabTo("follow your visit link");
  await session.press("Return", "Finished loading My visit");
  await session.tabTo("next step push button");
  const here = await session.press("Return", "Here, 9:32", "Biscuit and Moose said hello");
  expect(here).toContain("sent by keisha");
  await session.press("Return", "Bath, 9:48", "oatmeal shampoo");
});
