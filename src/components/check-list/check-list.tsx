import { Icon } from "../icon/icon";
import { InlineText } from "../inline-text/inline-text";

interface CheckListProps {
  /** One line each, with links and strong text as in the content. */
  readonly texts: readonly string[];
  readonly className: string;
}

/** What somebody gets, with a check mark before each line. */
export const CheckList = ({ texts, className }: CheckListProps) => (
  <ul role="list" className={className}>
    {texts.map((text) => (
      <li key={text}>
        <Icon name="check" />
        <span>
          <InlineText text={text} />
        </span>
      </li>
    ))}
  </ul>
);
