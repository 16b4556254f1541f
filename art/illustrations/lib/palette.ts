/**
 * The colors of the illustrations: the site's tokens (see src/styles), their paper and night
 * grounds, and the tones of skin and hair. Gold marks the way in (paving, rail, door) and nothing else.
 */
export const palette = {
  paper: "#FFFDF8",
  night: "#120D26",
  mist: "#F3EFE6",
  duskRaised: "#1F183B",
  ink: "#1A1433",
  cream: "#F6F1E4",
  slate: "#4B4662",
  lilac: "#CDBEFF",
  violet: "#4A2A9C",
  /** Violet in half light, for the shaded side of violet things. */
  violetDeep: "#33197A",
  gold: "#FFC531",
  goldDeep: "#D99A00",
  rust: "#A3270F",
  /** Rust in full light: coats and caps that must also stand out on night. */
  coral: "#E4684A",
  green: "#0B5E3C",
  /** Green in full light. */
  mint: "#8FD1AE",
} as const;

/** A skin tone: its lit side, its shaded side, and the tone of lips and cheeks. */
export interface Skin {
  readonly light: string;
  readonly shade: string;
  readonly blush: string;
}

export const skins = {
  deep: { light: "#7A4730", shade: "#5B311F", blush: "#A34A38" },
  brown: { light: "#9C623F", shade: "#7A4629", blush: "#BE5F48" },
  bronze: { light: "#BF8257", shade: "#9A603B", blush: "#CF6E52" },
  olive: { light: "#DDA877", shade: "#B97F52", blush: "#DB7C5E" },
  fair: { light: "#F3C7A5", shade: "#D99B78", blush: "#E9886F" },
} as const satisfies Readonly<Record<string, Skin>>;

export const hairs = {
  black: "#17112B",
  espresso: "#3A2230",
  chestnut: "#6E3B2A",
  copper: "#C4552A",
  copperDeep: "#9C3D1B",
  wheat: "#D9A650",
  silver: "#CFCAD6",
  silverDeep: "#A39DB4",
} as const;
