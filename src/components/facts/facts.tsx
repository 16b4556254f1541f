import type { ReactNode } from "react";
import { Icon } from "../icon/icon";
import type { IconName } from "../icon/icon-paths";
import { InlineText } from "../inline-text/inline-text";

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  readonly to?: string;
  readonly icon?: IconName;
  readonly note?: string;
}

interface FactsProps {
  readonly facts: readonly Fact[];
  readonly className: string;
}

/** Short facts, each under its name: of a project, a document, the company. */
export const Facts = ({ facts, className }: FactsProps) => (
  <dl className={`facts ${className}`}>
    {facts.map(({ label, value, to, icon, note }) => (
      <div key={label}>
        <dt>
          {icon === undefined ? null : <Icon name={icon} />}
          {label}
        </dt>
        <dd>
          {to === undefined ? (
            value
          ) : (
            <a className="standalone-link" href={to}>
              {value}
            </a>
          )}
        </dd>
        {note === undefined ? null : (
          <dd className="muted">
            <InlineText text={note} />
          </dd>
        )}
      </div>
    ))}
  </dl>
);
