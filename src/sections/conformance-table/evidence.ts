import { testKindOf } from "../../lib/test-kind";
import { conformanceStrings } from "../../strings/conformance-strings";

interface Evidence {
  readonly tests?: readonly string[] | null | undefined;
  readonly checks?: readonly (keyof typeof conformanceStrings.checks)[] | null | undefined;
}

/** What the kinds of tests and checks are called under "Evaluation Methods Used", once each. */
export const evidenceOf = ({ tests, checks }: Evidence): string => {
  const kinds = (tests ?? []).flatMap((file) => testKindOf(file) ?? []);
  const names = [
    ...kinds.map((kind) => conformanceStrings.testKinds[kind]),
    ...(checks ?? []).map((check) => conformanceStrings.checks[check]),
  ];
  return `${conformanceStrings.evidence} ${[...new Set(names)].join(", ")}`;
};
