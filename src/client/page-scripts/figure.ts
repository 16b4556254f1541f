/** Inside pages with a picture that can be enlarged: gives the enlarged picture its size. */
import { enhanceEnlargedPictures } from "../../components/figure/enlarged-picture.enhancement";

enhanceEnlargedPictures();
