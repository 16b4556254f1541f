import { Icon } from "../../components/icon/icon";
import { uiStrings } from "../../strings/ui-strings";

const { arrow, cross } = uiStrings.signs;

/** A large number such as "28 → 3" or "109 × 80", with its sign as a word: screen readers name signs oddly, or not at all. */
export const FindingValue = ({ value }: { readonly value: string }) => (
  <span className="stat__value">
    {value.split(/(?=[→×])|(?<=[→×])/u).map((part) => {
      if (part !== "→" && part !== "×") return part;
      return (
        <span key={part}>
          {part === "→" ? (
            <Icon name="arrow-right" className="project-band__arrow" />
          ) : (
            <span aria-hidden="true">{part}</span>
          )}
          <span className="visually-hidden">{part === "→" ? arrow : cross}</span>
        </span>
      );
    })}
  </span>
);
