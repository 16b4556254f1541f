/** What the calculator shows: its words and its options, as content/pages/pricing holds them. */
export interface PricingOptionData {
  readonly key: string;
  readonly label: string;
  /** Shown up to 767 px instead of the label. */
  readonly shortLabel?: string | null;
  readonly goodFor: string;
  readonly team: readonly string[];
  readonly phases: readonly string[];
  /** US dollars. */
  readonly from: number;
  /** US dollars; none for an open end. */
  readonly to?: number | null;
  readonly rangeNote?: string | null;
}

export interface PricingWords {
  readonly title: string;
  readonly label: string;
  readonly text: string;
  readonly prompt: string;
  readonly answerHeading: string;
  readonly teamHeading: string;
  readonly phasesHeading: string;
  readonly rangeHeading: string;
  readonly rangeBoth: string;
  readonly rangeOpen: string;
  readonly sampleNote: string;
  readonly budgetDetails: string;
  readonly start: string;
}
