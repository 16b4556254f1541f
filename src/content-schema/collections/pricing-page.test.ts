// The phases of an offer cover each of its months once.
import { pricingPage } from "./pricing-page";

type Phases = readonly Readonly<Partial<Record<"from" | "last", number>>>[];

const errorsOf = (months: object, phases: Phases) => {
  const option = {
    label: "Long",
    goodFor: "One job.",
    months,
    people: { from: 1 },
    phases: phases.map((phase) => ({ ...phase, text: "Work" })),
  };
  const { options } = pricingPage.shape;
  const { error } = options.safeParse(["a", "b"].map((key) => ({ ...option, key })));
  return error?.issues.map(({ path }) => path.slice(1).join("."));
};

test.each<[string, object, Phases, string | undefined]>([
  ["with an end", { from: 3, to: 6 }, [{ from: 1 }, { from: 2 }, { last: 1 }], undefined],
  ["without an end", { from: 3 }, [{ from: 1 }, { from: 3 }], undefined],
  ["a first month without a phase", { from: 3, to: 6 }, [{ from: 2 }, { last: 1 }], "phases"],
  ["two phases that begin in one month", { from: 3, to: 6 }, [{ from: 1 }, { from: 1 }, { last: 1 }], "phases"],
  ["no month for the phase before the last", { from: 3, to: 6 }, [{ from: 1 }, { from: 3 }, { last: 1 }], "phases"],
  ["a last phase in the middle", { from: 3, to: 6 }, [{ from: 1 }, { last: 1 }, { from: 3 }], "phases"],
  ["a phase without a time", { from: 3, to: 6 }, [{ from: 1 }, {}], "phases"],
  ["a longest time that is not longer", { from: 6, to: 6 }, [{ from: 1 }, { last: 1 }], "months.to"],
])("%s", (_, months, phases, wrong) => {
  expect(errorsOf(months, phases)).toEqual(wrong === undefined ? undefined : [wrong, wrong]);
});
