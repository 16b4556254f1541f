import { Icon } from "../icon/icon";
import type { CarouselStrings } from "../../strings/ui-strings";

interface StepButtonProps {
  readonly step: -1 | 1;
  readonly label: string;
}

const StepButton = ({ step, label }: StepButtonProps) => (
  <button
    type="button"
    className="button button--icon carousel__button"
    data-carousel-step={step}
    // The first entry is shown first.
    aria-disabled={step === -1}
  >
    <Icon name={step === -1 ? "arrow-left" : "arrow-right"} />
    <span className="visually-hidden">{label}</span>
  </button>
);

interface CarouselControlsProps {
  readonly strings: CarouselStrings;
  readonly total: number;
}

/**
 * Previous and next entry on narrow screens, and which one is shown (docs/specification.md, "Our Projects"). They are in
 * the HTML; CSS hides the buttons until they work (carousel.enhancement.ts), and all of them without scripts.
 */
export const CarouselControls = ({ strings, total }: CarouselControlsProps) => {
  const [before, between, after] = strings.position.split(/\{\w+\}/u);
  return (
    <div className="carousel__controls actions screen-only">
      <StepButton step={-1} label={strings.previous} />
      {/* Orca would say the number alone. */}
      <p role="status" aria-atomic="true">
        {before}
        <span data-carousel-position="">1</span>
        {between}
        {total}
        {after}
      </p>
      <StepButton step={1} label={strings.next} />
    </div>
  );
};
