import type { Page } from "@playwright/test";

/** What is in the prototype's storage on day 34, after Rosa's morning. Its state.js says what each part means. */
const morning = {
  readings: { 34: { top: 128, bottom: 82, pulse: 71 } },
  pills: { "34 morning": true },
  shares: { readings: true, pills: true, steps: true },
  question: { text: "I have a question about the evening pill." },
};

/** Rosa has logged her reading and taken her pill, shares all with Theo and asks him to call. */
export const afterMorning = async (page: Page): Promise<void> => {
  await page.evaluate((state) => sessionStorage.setItem("prototype-step-up-90", state), JSON.stringify(morning));
  await page.reload();
};

/** The same on Trend, with room around the chart. */
export const chartAlone = async (page: Page): Promise<void> => {
  await afterMorning(page);
  await page.addStyleTag({ content: ".chart{margin-block:2rem}" });
};

/** The head of Today, without the greeting and as high as the picture. */
export const dayAlone = async (page: Page): Promise<void> => {
  await afterMorning(page);
  await page.addStyleTag({
    content: ".greeting{display:none}.day-head{min-height:241px;padding-block:2rem;border-radius:0}",
  });
};

/** On Log: the top number is entered, and the bottom one is in its field. */
export const enterBottomNumber = async (page: Page): Promise<void> => {
  const touch = (name: string) => page.getByRole("button", { name, exact: true }).click();
  for (const key of ["1", "2", "8"]) await touch(key);
  await page.locator("#go").click();
  for (const key of ["8", "2"]) await touch(key);
};
