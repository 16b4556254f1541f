import { pixelsAt, type Token } from "../../lib/design-tokens";

const inPixels = (value: string, width: number): string => `${(pixelsAt(value, width) ?? 0).toFixed(1)} px`;

/** Each size of type, shown, with what it comes to in a narrow and in a wide window. */
export const TypeScale = ({ tokens }: { readonly tokens: readonly Token[] }) => (
  <ul role="list" className="style-page__types">
    {tokens
      .filter(({ name }) => name.startsWith("--size-"))
      .map(({ name, values }) => (
        <li key={name} data-token={name}>
          <p className={`style-page__type style-page__type--${name.slice("--size-".length)}`}>Software for all</p>
          <p>
            <code>{name}</code>: {inPixels(values.light, 360)} in a window of 360 px, {inPixels(values.light, 1280)} in
            one of 1280 px
          </p>
        </li>
      ))}
  </ul>
);
