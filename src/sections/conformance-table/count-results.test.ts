// The report's summary counts its results.
import { criteria } from "../../styleguide/examples/criteria";
import { countResults } from "./count-results";

test("counts the results by term", () => {
  expect(countResults(criteria)).toEqual({ total: 5, supported: 1, notApplicable: 1, rest: 3 });
});
