const circle = "M12 3a9 9 0 1 0 .01 0Z";
const filledParts = { all: circle, half: "M12 3a9 9 0 0 0 0 18Z", none: undefined } as const;

interface MarkSignProps {
  /** What is filled of the circle. */
  readonly filled: keyof typeof filledParts;
}

/** How far something is so, beside the word that says it: a full, a half, or an empty circle. */
export const MarkSign = ({ filled }: MarkSignProps) => (
  <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path d={circle} />
    <path d={filledParts[filled]} fill="currentcolor" />
  </svg>
);
