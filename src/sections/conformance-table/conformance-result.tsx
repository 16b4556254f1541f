import { Icon } from "../../components/icon/icon";
import type { AnyIconName } from "../../components/icon/icon-paths";
import type { ConformanceLevel, ConformanceTerm } from "./conformance-row";

const icons: Readonly<Partial<Record<ConformanceLevel, AnyIconName>>> = {
  supports: "success",
  partiallySupports: "error",
  doesNotSupport: "error",
};

interface ConformanceResultProps {
  readonly level: ConformanceLevel;
  readonly terms: readonly ConformanceTerm[];
}

/** A conformance level. Icon and border differ by level, and the text says it. */
export const ConformanceResult = ({ level, terms }: ConformanceResultProps) => {
  const icon = icons[level];
  return (
    <span className="conformance-result" data-level={level}>
      {icon === undefined ? null : <Icon name={icon} />}
      {terms.find(({ term }) => term === level)?.name}
    </span>
  );
};
