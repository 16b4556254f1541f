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

interface Checks {
  readonly enumsAreUnions: IsEqual<ServiceView["icon"], IconName>;
  readonly optionalEnums: IsEqual<SectionView["arrangement"], "beside" | "row" | "wide" | null>;
  readonly optionalBooleans: IsEqual<NaicsCodeView["primary"], boolean | null>;
  readonly optionalNumbers: IsEqual<PricingPageView["options"][number]["to"], number | null>;
  readonly lists: IsEqual<ServiceView["youGet"], readonly string[]>;
  readonly imageFiles: IsEqual<PictureView["image"], ImageFileView>;
  readonly scaledImages: IsEqual<PictureView["raster"], RasterView | null>;
  readonly nestedPictures: IsEqual<TeamMemberView["portrait"], PictureView>;
  readonly references: IsEqual<CapabilityView["contact"], TeamMemberView>;
  readonly referencesInSteps: IsEqual<CaseStudyStepView["study"], CaseStudyView>;
  readonly queriesFit: Fits<
    Queries.ServicesPageQuery["services"]["nodes"][number],
    Pick<ServiceView, "key" | "name" | "icon" | "summary" | "youGet">
  >;
  readonly fragmentsFit: Fits<Queries.SectionPartsFragment, SectionView>;
}

test("view types are what queries return: the compiler checks it", () => {
  const checks: Checks = {
    enumsAreUnions: true,
    optionalEnums: true,
    optionalBooleans: true,
    optionalNumbers: true,
    lists: true,
    imageFiles: true,
    scaledImages: true,
    nestedPictures: true,
    references: true,
    referencesInSteps: true,
    queriesFit: true,
    fragmentsFit: true,
  };
  expect(Object.values(checks)).not.toContain(false);
});
