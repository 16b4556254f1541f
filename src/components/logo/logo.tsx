import "./logo.css";

/** The studio's mark: a ramp that rises 1 in 12, a rail above it. Decorative; the name stands beside it. */
export const Logo = () => (
  <svg className="logo" viewBox="0 0 48 36" width="48" height="36" aria-hidden="true" focusable="false">
    <path className="logo__ramp" d="M0 32 48 28v8H0Z" />
    <path className="logo__rail" d="M5 26.580V12.500a4 4 0 0 1 3.670-3.990L43 5.650M24 25V7.230M43 23.410V5.650" />
  </svg>
);
