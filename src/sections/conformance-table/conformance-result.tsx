import { Icon } from "../../components/icon/icon";
import type { AnyIconName } from "../../components/icon/icon-paths";
import type { ConformanceLevel, ConformanceTerm } from "./conformance-row";

const looks: Readonly<Record<ConformanceLevel, { readonly modifier: string; readonly icon?: AnyIconName }>> = {
  supports: { modifier: "supports", icon: "success" },
  partiallySupports: { modifier: "partial", icon: "error" },
  doesNotSupport: { modifier: "not", icon: "error" },
  notApplicable: { modifier: "none" },
};

interface ConformanceResultProps {
  readonly level: ConformanceLevel;
  readonly terms: readonly ConformanceTerm[];
}

/** A conformance level. Icon and border differ by level, and the text says it. */
export const ConformanceResult = ({ level, terms }: ConformanceResultProps) => {
  const { modifier, icon } = looks[level];
  return (
    <span className={`conformance-result conformance-result--${modifier}`}>
      {icon === undefined ? null : <Icon name={icon} />}
      {terms.find(({ term }) => term === level)?.name}
    </span>
  );
};
