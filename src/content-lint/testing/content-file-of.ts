import { collections } from "../../content-schema/collections";
import { assertDefined } from "../../lib/assert-defined";
import type { ContentFile } from "../content-file";

/**
 * A content file of a collection, with this data.
 * @param type the collection's type, such as `PricingPage`
 */
export const contentFileOf = (type: string, data: unknown, folder = "content"): ContentFile => ({
  file: `${folder}/${type}.yaml`,
  folder: `/${folder}`,
  collection: assertDefined(collections.find((collection) => collection.type === type)),
  data,
  locate: () => ({ line: 1, column: 1 }),
});
