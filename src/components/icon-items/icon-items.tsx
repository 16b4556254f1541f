import { graphql } from "gatsby";
import { Icon } from "../icon/icon";
import { InlineText } from "../inline-text/inline-text";
import "./icon-items.css";

interface IconItemsProps {
  readonly items: readonly Queries.IconItemFragment[];
  /** `rail` joins four icons by the rail, which rises on wide screens. */
  readonly layout: "rail" | "column";
}

export const IconItems = ({ items, layout }: IconItemsProps) => (
  <ul role="list" className={`icon-items--${layout} ${layout === "rail" ? "rail " : ""}stack`}>
    {items.map(({ icon, title, text }) => (
      <li key={title} className="icon-items__item stack">
        <Icon name={icon} className="icon-items__icon station-sign" />
        <h3>{title}</h3>
        <p className="muted">
          <InlineText text={text} />
        </p>
      </li>
    ))}
  </ul>
);

export const fragment = graphql`
  fragment IconItem on IconItem {
    icon
    title
    text
  }
`;
