import { colorPairs, ratioIn } from "./color-pairs";
import { isColor, schemes, type Token } from "../../lib/design-tokens";

/** A patch of a color. Drawn as SVG: the site's policy allows no style attributes. */
const Swatch = ({ color }: { readonly color: string }) => (
  <svg className="style-page__swatch" viewBox="0 0 48 32" width="48" height="32" aria-hidden="true" focusable="false">
    <rect x="1" y="1" width="46" height="30" rx="4" fill={color} />
  </svg>
);

/** Every color in each scheme, and the contrast of each on the backgrounds that it is meant for, measured. */
export const ColorTokens = ({ tokens }: { readonly tokens: readonly Token[] }) => (
  <ul role="list" className="style-page__colors">
    {tokens.filter(isColor).map((token) => (
      <li key={token.name} className="style-page__color" data-token={token.name}>
        <h3>
          <code>{token.name}</code>
        </h3>
        {token.note === "" ? null : <p className="muted">{token.note}</p>}
        <ul role="list" className="style-page__schemes">
          {schemes.map((scheme) => (
            <li key={scheme.key}>
              <Swatch color={token.values[scheme.key]} />
              <p>
                {scheme.label}
                <br />
                <code>{token.values[scheme.key]}</code>
              </p>
              {colorPairs
                .filter(({ color }) => color === token.name)
                .map((pair) => (
                  <p key={pair.background}>
                    {ratioIn(tokens, pair, scheme).toFixed(1)}:1 on <code>{pair.background.slice(2)}</code>
                  </p>
                ))}
            </li>
          ))}
        </ul>
      </li>
    ))}
  </ul>
);
