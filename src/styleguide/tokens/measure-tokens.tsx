import { isColor, pixelsAt, type Token } from "../../lib/design-tokens";

/** A bar as long as a length, in a window of 1280 px. */
const Bar = ({ pixels }: { readonly pixels: number }) => (
  <svg className="style-page__bar" width={pixels} height="16" aria-hidden="true" focusable="false">
    <rect width={pixels} height="16" fill="currentColor" />
  </svg>
);

/** All that is neither a color nor a size of type: space, radii, edges, the slope, times. */
export const MeasureTokens = ({ tokens }: { readonly tokens: readonly Token[] }) => (
  <ul role="list" className="style-page__measures">
    {tokens
      .filter((token) => !isColor(token) && !token.name.startsWith("--size-"))
      .map(({ name, written, note, values }) => {
        const pixels = pixelsAt(values.light, 1280);
        return (
          <li key={name} data-token={name}>
            <p>
              <code>{name}</code>: {written}
            </p>
            {note === "" ? null : <p className="muted">{note}</p>}
            {pixels === undefined || pixels > 400 ? null : <Bar pixels={pixels} />}
          </li>
        );
      })}
  </ul>
);
