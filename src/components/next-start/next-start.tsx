import { formatDate, today } from "../../lib/format";
import { uiStrings } from "../../strings/ui-strings";

interface NextStartProps {
  /** ISO 8601. Nothing is shown without it, or once the day of the build has passed it. */
  readonly day: string | null;
}

/** When the studio can begin the next project. */
export const NextStart = ({ day }: NextStartProps) =>
  day !== null && day >= today() ? (
    <p>
      {uiStrings.nextStart} <time dateTime={day}>{formatDate(day)}</time>.
    </p>
  ) : null;
