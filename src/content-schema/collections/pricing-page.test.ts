import { pricingPage } from "./pricing-page";

const { options } = pricingPage.shape;

type Phase = Readonly<Partial<Record<"from" | "last", number>>>;

const errorsOf = (months: { readonly from: number; readonly to?: number }, phases: readonly Phase[]) => {
  const option = (key: string) => ({
    key,
    label: key,
    goodFor: "One job.",
    months,
    people: { from: 1 },
    phases: phases.map((phase) => ({ ...phase, text: "Work" })),
  });
  return options.safeParse([option("a"), option("b")]).error?.issues.map(({ path }) => path.slice(1).join("."));
};

test.each<[string, readonly Phase[]]>([
  ["with an end", [{ from: 1 }, { from: 2 }, { last: 1 }]],
  ["without an end", [{ from: 1 }, { from: 3 }]],
])("phases that cover each month once, %s", (_, phases) => {
  expect(errorsOf({ from: 3, to: 6 }, phases)).toBeUndefined();
});

test.each<[string, readonly Phase[]]>([
  ["a first month without a phase", [{ from: 2 }, { last: 1 }]],
  ["two phases that begin in one month", [{ from: 1 }, { from: 1 }, { last: 1 }]],
  ["no month for the phase before the last", [{ from: 1 }, { from: 3 }, { last: 1 }]],
  ["a last phase in the middle", [{ from: 1 }, { last: 1 }, { from: 3 }]],
  ["a phase without a time", [{ from: 1 }, {}]],
])("refused: %s", (_, phases) => {
  expect(errorsOf({ from: 3, to: 6 }, phases)).toEqual(["phases", "phases"]);
});

test("refused: a longest time that is not longer", () => {
  expect(errorsOf({ from: 6, to: 6 }, [{ from: 1 }, { last: 1 }])).toEqual(["months.to", "months.to"]);
});
