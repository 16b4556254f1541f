import { contrastOfWhite } from "../../lib/contrast";
import { interpolate } from "../../lib/text";
import { uiStrings } from "../../strings/ui-strings";
import { InlineText } from "../inline-text/inline-text";

type Colors = NonNullable<Queries.ContentSectionFragment["colors"]>;

/** The colors that a part speaks of. Name and contrast are written in white on the color, where one can see the contrast. */
export const ColorSamples = ({ colors }: { readonly colors: Colors }) => (
  <ul role="list" className="auto-columns">
    {colors.map(({ color, name, text }) => {
      // Rounded down: a limit of WCAG is met or not.
      const ratio = interpolate(uiStrings.contrast, { ratio: Math.floor(contrastOfWhite(color) * 10) / 10 });
      return (
        <li key={color} className="stack">
          <svg className="color-sample rounded" width="100%" height="144" role="img" aria-label={`${name}, ${ratio}`}>
            <rect width="100%" height="144" fill={color} />
            <text x="20" y="72" fontSize="36" fontWeight="800" fill="#fff">
              {name}
            </text>
            <text x="20" y="110" fontSize="20" fontWeight="800" fill="#fff">
              {ratio}
            </text>
          </svg>
          <p>
            <InlineText text={text} />
          </p>
        </li>
      );
    })}
  </ul>
);
