import type { z } from "zod";
import type * as schemas from "./collections/index";
import type { stat, head, iconItem, link, picture, section, source } from "./shared-schemas";

/**
 * What GraphQL queries of the content return, derived from the schemas: views take `Pick<ServiceView, "name" | "icon">`.
 * Types only: nothing of zod reaches the browser.
 */

type ImageFile = z.core.$brand<"ImageFile">;

/** The entries that `reference()` fields of a schema return. */
interface ReferencedViews {
  readonly CaseStudy: CaseStudyView;
  readonly TeamMember: TeamMemberView;
}

/**
 * A value of the content as a query returns it: what is left out is null, references and image files are resolved.
 * Pages do not query the marks of sample data.
 */
export type View<T> = T extends undefined
  ? null
  : T extends ImageFile
    ? ImageFileView
    : T extends z.core.$brand<infer Collection extends keyof ReferencedViews>
      ? ReferencedViews[Collection]
      : T extends boolean
        ? boolean
        : T extends string | number
          ? T
          : T extends readonly (infer Element)[]
            ? readonly View<Element>[]
            : T extends { readonly image: ImageFile }
              ? PictureView
              : { readonly [Key in keyof T as Exclude<Key, "sample">]-?: View<T[Key]> };

type ViewOf<Schema extends z.ZodType> = View<z.output<Schema>>;

/** An image file. `vector` is set for SVG only, in CSS pixels (src/gatsby/lifecycle/create-resolvers.ts). */
export interface ImageFileView {
  readonly publicURL: string | null;
  readonly vector: { readonly width: number; readonly height: number } | null;
}

/** The scaled versions of a PNG or JPEG (src/gatsby/data-layer/responsive-picture.ts). Width and height are those of the largest; the file may be wider. */
export interface RasterView {
  readonly width: number;
  readonly height: number;
  readonly fileWidth: number;
  readonly src: string;
  readonly srcSet: string;
  readonly avif: string;
}

/** `widths` is for the image pipeline; `raster` is added by it. */
export type PictureView = {
  readonly [Key in Exclude<keyof z.output<typeof picture>, "image" | "widths">]-?: View<z.output<typeof picture>[Key]>;
} & { readonly image: ImageFileView; readonly raster: RasterView | null };

/** A page of the site, as the sitemap page lists it (src/gatsby/data-layer/page-index.ts). */
export interface ListedPageView {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly group: string;
}

export type LinkView = ViewOf<typeof link>;
export type SourceView = ViewOf<typeof source>;
export type StatView = ViewOf<typeof stat>;
export type IconItemView = ViewOf<typeof iconItem>;
export type SectionView = ViewOf<typeof section>;
export type HeadView = ViewOf<typeof head>;

export type AboutPageView = ViewOf<typeof schemas.aboutPage>;
export type CapabilityView = ViewOf<typeof schemas.capability>;
export type CaseStudyView = ViewOf<typeof schemas.caseStudy>;
export type CaseStudyStepView = ViewOf<typeof schemas.caseStudyStep>;
export type CertificationView = ViewOf<typeof schemas.certifications>["items"][number];
export type ConformanceCriterionView = ViewOf<typeof schemas.conformanceCriteria>["levelA"][number];
export type ContactPageView = ViewOf<typeof schemas.contactPage>;
export type HomePageView = ViewOf<typeof schemas.homePage>;
export type NaicsCodeView = ViewOf<typeof schemas.naicsCodes>["codes"][number];
export type PricingPageView = ViewOf<typeof schemas.pricingPage>;
export type ServiceView = ViewOf<typeof schemas.service>;
export type ServicesPageView = ViewOf<typeof schemas.servicesPage>;
export type SitemapPageView = ViewOf<typeof schemas.sitemapPage>;
export type SoundsPageView = ViewOf<typeof schemas.soundsPage>;
export type StartPageView = ViewOf<typeof schemas.startPage>;
export type StudioView = ViewOf<typeof schemas.studio>;
export type TeamMemberView = ViewOf<typeof schemas.teamMember>;
