import { logoShape } from "../../lib/logo-shape";
import "./logo.css";

/** The studio's mark: a ramp that rises 1 in 12, a rail above it. Decorative; the name is beside it. */
export const Logo = () => (
  <svg className="logo" viewBox="0 0 40 32" width="50" height="40" aria-hidden="true">
    <path className="logo__rail" d={logoShape.rail} />
    <path d={logoShape.ramp} />
  </svg>
);
