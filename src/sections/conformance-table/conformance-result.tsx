import { Icon } from "../../components/icon/icon";

const looks: Readonly<Record<string, { readonly modifier: string; readonly icon?: string }>> = {
  Supports: { modifier: "supports", icon: "success" },
  "Partially Supports": { modifier: "partial", icon: "error" },
  "Does Not Support": { modifier: "not", icon: "error" },
  "Not Applicable": { modifier: "none" },
};

/** A result in the template's own words. Icon and edge differ by result, but the words say it. */
export const ConformanceResult = ({ term }: { readonly term: string }) => {
  const look = looks[term];
  if (look === undefined) throw new Error(`"${term}" is no term of the conformance report.`);
  return (
    <span className={`conformance-result conformance-result--${look.modifier}`}>
      {look.icon === undefined ? null : <Icon name={look.icon} />}
      {term}
    </span>
  );
};
