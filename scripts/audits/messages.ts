import type { ToolVerdict } from "./judge-view";
import type { View } from "./views";

/** What a worker process says of a view. */
export interface ViewResult {
  readonly view: View;
  readonly verdicts: readonly ToolVerdict[];
  /** Why the view could not be judged. */
  readonly fault?: string;
}

export type FromWorker = { readonly says: "ready" } | { readonly says: "judged"; readonly result: ViewResult };

export type ToWorker = { readonly asks: "judge"; readonly view: View } | { readonly asks: "end" };
