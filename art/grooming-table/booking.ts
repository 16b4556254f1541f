import type { Page } from "@playwright/test";

/** On "Choose a time": both dogs come on Wednesday at 9:30. */
export const fillTime = async (page: Page): Promise<void> => {
  await page.getByRole("checkbox", { name: "Biscuit" }).check();
  await page.getByRole("checkbox", { name: "Moose" }).check();
  await page.getByRole("radio", { name: "Wed 14" }).check();
  await page.getByRole("radio", { name: "9:30" }).check();
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
