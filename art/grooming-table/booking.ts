import type { Page } from "@playwright/test";

/** On "Choose a time": both dogs come on Wednesday at 9:30. */
export const fillTime = async (page: Page): Promise<void> => {
  await page.getByRole("checkbox", { name: "Biscuit" }).check();
  await page.getByRole("checkbox", { name: "Moose" }).check();
  await page.getByRole("radio", { name: "Wed 14" }).check();
  await page.getByRole("radio", { name: "9:30" }).check();
};

/** The same for Our Projects, on a phone with room for one line more: it stays as it is on narrower ones. */
export const fillTimeInLines = async (page: Page): Promise<void> => {
  await fillTime(page);
  await page.addStyleTag({ content: ".band .reach{display:flex}" });
};

/** From "Choose a time" to "Save your dogs", filled in. */
export const fillSignUp = async (page: Page): Promise<void> => {
  await fillTime(page);
  await page.getByRole("button", { name: "Next: check and book" }).click();
  await page.getByLabel("Your name").fill("Dana Whitfield");
  await page.getByLabel("Mobile phone").fill("(404) 555-0123");
  await page.getByRole("button", { name: "Book this visit" }).click();
  await page.getByLabel("Email").fill("dana@mail.example");
  await page.getByRole("textbox", { name: "Password" }).fill("four words are easy");
};

/** On Home: what it promises, beside its drawing, and nothing else. */
export const bathAlone = async (page: Page): Promise<void> => {
  await page.addStyleTag({
    content:
      ".top,.lead,.actions,.tracker,.foam,.part,.promises,.foot{display:none}.hero{height:220px;padding:0}.hero .intro{display:grid;height:220px;grid-template-columns:1fr 204px;align-items:center;gap:10px}.hero h1{font-size:25px;line-height:1.15;text-wrap:balance}",
  });
};

/** On Home: how far the example of a visit is, and nothing else. */
export const stepsAlone = async (page: Page): Promise<void> => {
  await page.addStyleTag({
    content:
      ".top,.intro,.foam,.part,.promises,.foot,.tracker .hint{display:none}.hero{box-sizing:border-box;height:220px;padding:16px 0}.hero .tracker{box-sizing:border-box;display:grid;height:188px;align-content:center;margin:0;padding:4px 6px 0}.tracker h2{margin:0 12px 14px;font-size:32px}.steps{font-size:19px}.steps li{padding-top:2.75rem}.steps li::before{top:1.0625rem}.steps li::after{left:calc(50% - 1.125rem);top:0;width:2.25rem;height:2.25rem;background-size:1.25rem}",
  });
};
