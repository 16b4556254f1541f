// An error leads to what is missing: a content file, unless the caller says otherwise.
import { required } from "./required";

test("what is there is returned, and what is not is named", () => {
  expect(required("")).toBe("");
  expect(() => required(undefined)).toThrow("A content file is missing. Run `npm run check:content`.");
  expect(() => required(null, "The form has no slot.")).toThrow(/^The form has no slot\.$/u);
});
