// An apostrophe in the project's path stops the build with a sentence, not with a parser's message.
import { refuseApostrophe } from "./apostrophe-in-path";

test.each([
  ["/home/o'brien/site", 1],
  ["/home/obrien/site", 0],
])("%s", (folder, panics) => {
  const panic = jest.fn();
  refuseApostrophe(folder, { panic });
  expect(panic).toHaveBeenCalledTimes(panics);
});
