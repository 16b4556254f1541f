const isColor = (value: string): boolean => value.startsWith("#");
const isLength = (value: string): boolean => /^[\d.]+rem$/u.test(value);

/** What src/styles/tokens.css has, in the light scheme: colors as areas, lengths as bars. */
export const Tokens = () => (
  <section>
    <h2 className="container">Tokens</h2>
    <ul role="list" className="auto-columns container">
      {Object.entries(designTokens).map(([name, value]) => (
        <li key={name}>
          {isColor(value) || isLength(value) ? (
            <svg width="100%" height="32" aria-hidden="true">
              <rect
                width={isColor(value) ? "100%" : value}
                height="100%"
                fill={isColor(value) ? value : "currentcolor"}
              />
            </svg>
          ) : null}
          <code>{name}</code> <span className="muted small">{value}</span>
        </li>
      ))}
    </ul>
  </section>
);
