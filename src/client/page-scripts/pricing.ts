/** Inside the page with the estimate calculator. */
import { enhancePricing } from "../../sections/pricing-calculator/pricing.enhancement";

enhancePricing();
