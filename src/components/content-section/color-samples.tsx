import { InlineText } from "../inline-text/inline-text";

type Colors = NonNullable<Queries.ContentSectionFragment["colors"]>;

/** The colors that a part speaks of, each as an area and in words. */
export const ColorSamples = ({ colors }: { readonly colors: Colors }) => (
  <ul role="list" className="auto-columns">
    {colors.map(({ color, text }) => (
      <li key={color} className="stack">
        {/* The CSP allows no style attribute. */}
        <svg className="rounded" width="100%" height="96" aria-hidden="true">
          <rect width="100%" height="96" fill={color} />
        </svg>
        <p>
          <InlineText text={text} />
        </p>
      </li>
    ))}
  </ul>
);
