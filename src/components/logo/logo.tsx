import "./logo.css";

/** The studio's mark, as art/illustrations/logo/logo.svg draws it: a ramp that rises 1 in 12, a rail above it. Decorative. */
export const Logo = () => (
  <svg className="logo" viewBox="0 0 40 32" width="50" height="40" aria-hidden="true">
    <path className="logo__rail" d="M4.8 27V13A5 5 0 0 1 9.39 8.02L36 5.8M27 6.6V25" />
    <path d="M2 26L38 23V30H2Z" />
  </svg>
);
