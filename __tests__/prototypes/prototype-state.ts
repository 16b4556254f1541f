import type { Page } from "@playwright/test";

/** A page of a prototype as it is to be checked. */
export interface PrototypeState {
  /** What one sees: "Log, a reading of 1,282". */
  readonly name: string;
  /** The page's address: /prototypes/step-up-90/log.html. */
  readonly path: string;
  /** The visitor's own acts that lead from the page as served to this state. */
  readonly act?: (page: Page) => Promise<void>;
  /** Expects what the product promises of this state beyond what holds for all prototypes. */
  readonly expectOwn?: (page: Page) => Promise<void>;
}
