// A price range has its lower end first.
import { pricingPage } from "./pricing-page";

test("the longest time of a project is longer than its shortest", () => {
  const phases = ["Month 1", "Last month"].map((when) => ({ when, text: "Work" }));
  const option = { label: "Long", goodFor: "One job.", months: { from: 6, to: 6 }, people: { from: 1 }, phases };
  const { error } = pricingPage.shape.options.safeParse(["a", "b"].map((key) => ({ ...option, key })));
  expect(error?.issues.map(({ path }) => path.join("."))).toEqual(["0.months.to", "1.months.to"]);
});
