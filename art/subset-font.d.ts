/** The package has no types of its own; these are the parts that this project uses. */
declare module "subset-font" {
  interface Options {
    readonly targetFormat?: "sfnt" | "woff" | "woff2" | "truetype";
    readonly variationAxes?: Readonly<
      Record<string, number | { readonly min?: number; readonly max?: number; readonly default?: number }>
    >;
  }

  /** Cuts a font down to the letters of a text. */
  const subsetFont: (font: Buffer, text: string, options?: Options) => Promise<Buffer>;
  export default subsetFont;
}
