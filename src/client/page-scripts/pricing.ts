/** Inside the page with the estimate calculator: has screen readers announce the price that was chosen. */
import { enhancePricing } from "../../sections/pricing-calculator/pricing.enhancement";

enhancePricing();
