/**
 * The studio's sign on a field of 40 by 32 units, as art/illustrations/logo.ts draws it: a ramp that rises exactly
 * 1 in 12, and a rail above it. Each string is the `d` of one path.
 */
export const logoShape = {
  width: 40,
  height: 32,
  rail: "M4.8 27V13A5 5 0 0 1 9.39 8.02L36 5.8M27 6.6V25",
  railWidth: 3.8,
  ramp: "M2 26L38 23V30H2Z",
} as const;
