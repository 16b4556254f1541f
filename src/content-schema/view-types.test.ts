import type { IconName } from "../lib/icon-names";
import type {
  CapabilityView,
  CaseStudyStepView,
  CaseStudyView,
  ImageFileView,
  NaicsCodeView,
  PictureView,
  PricingPageView,
  RasterView,
  SectionView,
  ServiceView,
  TeamMemberView,
} from "./view-types";

type IsEqual<A, B> = [A, B] extends [B, A] ? true : false;
type Fits<Actual, Expected> = Actual extends Expected ? true : false;

/** Refuses false: the compiler names the check. */
type Holds<Check extends true> = Check;

interface Checks {
  readonly enumsAreUnions: Holds<IsEqual<ServiceView["icon"], IconName>>;
  readonly optionalEnums: Holds<IsEqual<SectionView["arrangement"], "beside" | "row" | "wide" | null>>;
  readonly optionalBooleans: Holds<IsEqual<NaicsCodeView["primary"], boolean | null>>;
  readonly optionalNumbers: Holds<IsEqual<PricingPageView["options"][number]["to"], number | null>>;
  readonly lists: Holds<IsEqual<ServiceView["youGet"], readonly string[]>>;
  readonly imageFiles: Holds<IsEqual<PictureView["image"], ImageFileView>>;
  readonly scaledImages: Holds<IsEqual<PictureView["raster"], RasterView | null>>;
  readonly nestedPictures: Holds<IsEqual<TeamMemberView["portrait"], PictureView>>;
  readonly references: Holds<IsEqual<CapabilityView["contact"], TeamMemberView>>;
  readonly referencesInSteps: Holds<IsEqual<CaseStudyStepView["study"], CaseStudyView>>;
  readonly queriesFit: Holds<
    Fits<
      Queries.ServicesPageQuery["services"]["nodes"][number],
      Pick<ServiceView, "key" | "name" | "icon" | "summary" | "youGet">
    >
  >;
  readonly fragmentsFit: Holds<Fits<Queries.SectionPartsFragment, SectionView>>;
}

test("view types are what queries return: the compiler checks it", () => {
  const checks: Partial<Checks> = {};
  expect(checks).toEqual({});
});
