/** Inside pages with a picture that can be enlarged. */
import { enhanceEnlargedPictures } from "../../components/figure/enlarged-picture.enhancement";

enhanceEnlargedPictures();
