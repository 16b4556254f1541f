import { graphql } from "gatsby";
import { uiStrings } from "../../strings/ui-strings";
import { InlineText } from "../inline-text/inline-text";
import "./code-change.css";

/** Code before and after a repair, each under the name of its file. The signs before its lines are decoration. */
export const CodeChange = (change: Queries.CodeChangeFragment) => (
  <div className="code-changes stack">
    {(["before", "after"] as const).map((when) => {
      const { file, lines, text } = change[when];
      return (
        <figure key={when} className={`code-change code-change--${when}`}>
          <figcaption>
            {uiStrings.code[when]} <code translate="no">{file}</code>
          </figcaption>
          <pre translate="no">
            <code>
              {lines
                .trimEnd()
                .split("\n")
                .map((line, index) => (
                  <span key={index} className="code-change__line">
                    {`${line}\n`}
                  </span>
                ))}
            </code>
          </pre>
          {text ? (
            <p>
              <InlineText text={text} />
            </p>
          ) : null}
        </figure>
      );
    })}
  </div>
);

export const fragment = graphql`
  fragment CodeExcerpt on CodeExcerpt {
    file
    lines
    text
  }

  fragment CodeChange on CodeChange {
    before {
      ...CodeExcerpt
    }
    after {
      ...CodeExcerpt
    }
  }
`;
