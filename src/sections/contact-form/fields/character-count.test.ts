import { contactFormProps } from "../../../styleguide/examples/contact-form";
import { characterCount } from "./character-count";

it.each([
  [0, undefined, undefined],
  [4499, undefined, undefined],
  [4500, "Characters left: 500", false],
  [4999, "Characters left: 1", false],
  [5000, "Characters left: 0", false],
  [5001, "Characters too many: 1", true],
  [7345, "Characters too many: 2,345", true],
])("a message of %d characters: %p", (length, text, over) => {
  const said = characterCount(length, contactFormProps.strings);
  expect(said?.text).toBe(text);
  expect(said?.over).toBe(over);
});
