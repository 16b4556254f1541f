// Grooming Table's main task in Firefox and WebKit.
import { expect } from "@playwright/test";
import { crossBrowserTest } from "./cross-browser-test";

crossBrowserTest("Grooming Table: two dogs are booked and followed", [360, 1280], async (browser, site) => {
  const folder = `${site}/prototypes/grooming-table`;
  const sideways = () => document.documentElement.scrollWidth - window.innerWidth;
  const opened = async (words: string): Promise<void> => {
    await browser.sees("h1", { text: words });
    expect(await browser.evaluate(sideways), words).toBeLessThanOrEqual(0);
  };
  await browser.open(`${folder}/`);
  await opened("You will always know how your dog is doing.");
  await browser.click("a[href='time.html?visit=groom']");
  await opened("Choose a time");
  await browser.click(".sum button");
  await browser.sees("#dogs-problem", { text: "Please choose who is coming." });
  await browser.sees(".dog", { hasFocus: true });
  for (const one of ["[name=biscuit]", "[name=moose]", "[name=day][value='14']", "[name=time][value='9:30']"])
    await browser.click(one);
  await browser.sees("#sum-words", { text: "2 full grooms, Wed, May 14, 9:30" });
  await browser.sees("#sum-dollars", { text: "$135" });
  await browser.click(".sum button");
  await opened("Check and book");
  await browser.click("#name");
  await browser.type("Dana Whitfield");
  await browser.click("#phone");
  await browser.type("4045550123");
  await browser.click("#contact button");
  await opened("Save your dogs");
  await browser.click("#finish a");
  await opened("See you on Wednesday, May 14");
  await browser.click("a[href='visit.html'].button");
  await opened("Biscuit and Moose, step by step");
  await browser.click("#next");
  await browser.sees("#news-heading", { text: "Here, 9:32" });
  await browser.open(`${folder}/store.html`);
  await browser.click("[data-add=shampoo]");
  await browser.sees("#added", { text: "Added: Oatmeal shampoo. 1 item in your cart, $16." });
  await browser.click("#cart-link");
  await browser.click("[name=get][value=mail]");
  await browser.sees("#bill tr:last-child td", { text: "$21" });
  expect(await browser.evaluate(sideways)).toBeLessThanOrEqual(0);
});
