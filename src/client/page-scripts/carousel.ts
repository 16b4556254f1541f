/** Inside pages with a carousel. */
import { enhanceCarousels } from "../../components/carousel/carousel.enhancement";

enhanceCarousels();
