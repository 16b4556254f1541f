/**
 * Plain shapes that views take. Query results fit them as they are, so pages pass content on
 * without copying it, and tests need no GraphQL.
 */

export interface LinkData {
  readonly label: string;
  readonly to: string;
}

export interface SourceData {
  readonly label: string;
  readonly url: string;
  readonly year: number;
}

export interface StatData {
  readonly value: string;
  readonly label: string;
  readonly source: SourceData;
}

export interface RasterData {
  /** Of the largest file, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly src: string;
  readonly srcSet: string;
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
}

export interface PictureData {
  readonly alt: string;
  readonly caption?: string | null;
  readonly longDescription?: readonly string[] | null;
  readonly frame?: string | null;
  readonly image: {
    readonly publicURL: string | null;
    /** Only of SVG files, in CSS pixels. */
    readonly vector: { readonly width: number; readonly height: number } | null;
  };
  /** Only of PNG and JPEG files. */
  readonly raster: RasterData | null;
}

export interface SectionData {
  readonly heading: string;
  readonly anchor?: string | null;
  readonly paragraphs: readonly string[];
  readonly list?: { readonly style: string; readonly items: readonly string[] } | null;
  readonly quote?: { readonly text: string; readonly by: string } | null;
  readonly arrangement?: string | null;
  readonly pictures?: readonly PictureData[] | null;
  readonly sources?: readonly SourceData[] | null;
}

export interface HeadData {
  readonly title: string;
  readonly description: string;
}

export interface IconItemData {
  readonly icon: string;
  readonly title: string;
  readonly text: string;
}
