import { graphql } from "gatsby";
import { Icon } from "../icon/icon";
import { InlineText } from "../inline-text/inline-text";
import "./icon-items.css";

interface IconItemsProps {
  readonly items: readonly Queries.IconItemFragment[];
}

/** Short points, each beside its icon. */
export const IconItems = ({ items }: IconItemsProps) => (
  <ul role="list" className="stack stack--loose">
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
