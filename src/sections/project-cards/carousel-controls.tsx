import { Icon } from "../../components/icon/icon";
import { uiStrings } from "../../strings/ui-strings";

interface StepButtonProps {
  readonly step: -1 | 1;
  readonly label: string;
}

const StepButton = ({ step, label }: StepButtonProps) => (
  <button
    type="button"
    className="icon-button project-cards__button"
    data-carousel-step={step}
    // The first project is shown first.
    aria-disabled={step === -1}
  >
    <Icon name={step === -1 ? "arrow-left" : "arrow-right"} />
    <span className="visually-hidden">{label}</span>
  </button>
);

/**
 * Previous and next project on narrow screens, and which one is shown (specification, Our Projects). They are in the HTML
 * and work once the page's inline script has run (carousel.enhancement.ts); without scripts CSS hides them.
 */
export const CarouselControls = ({ total }: { readonly total: number }) => {
  const [before, between, after] = uiStrings.projectPosition.split(/\{\w+\}/u);
  return (
    <div className="project-cards__controls mobile-only">
      <StepButton step={-1} label={uiStrings.previousProject} />
      {/* Orca would say the number alone. */}
      <p className="project-cards__position" role="status" aria-atomic="true">
        {before}
        <span data-carousel-position="">1</span>
        {between}
        {total}
        {after}
      </p>
      <StepButton step={1} label={uiStrings.nextProject} />
    </div>
  );
};
