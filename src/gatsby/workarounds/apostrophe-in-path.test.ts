import { refuseApostrophe } from "./apostrophe-in-path";

test.each([
  ["/tmp/it's here", 1],
  ["/tmp/here", 0],
])("in %s Gatsby stops with a message: %d", (folder, times) => {
  const panic = jest.fn();
  refuseApostrophe(folder, { panic });
  expect(panic).toHaveBeenCalledTimes(times);
});
