import { conformanceStrings } from "../../strings/conformance-strings";

interface Row {
  readonly evidence: readonly (keyof typeof conformanceStrings.methods)[];
}

/** By which methods a result was found: "Evidence: rule engines, visual check" */
export const evidenceOf = ({ evidence }: Row): string =>
  `${conformanceStrings.evidence} ${evidence.map((method) => conformanceStrings.methods[method]).join(", ")}`;
