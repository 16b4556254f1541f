import { columnWidth } from "../../lib/image-sizes";

/** How wide a picture beside the opening's words is shown, for `sizes`. Follows page-opening.css. */
export const besideWidth = columnWidth({ from: 56.25, gap: 3, share: 2.1 });
