import { Children, type ReactNode } from "react";
import type { CarouselStrings } from "../../strings/ui-strings";
import { CarouselControls } from "./carousel-controls";
import "./carousel.css";

interface CarouselProps {
  readonly strings: CarouselStrings;
  /** The class of the list; it says how wide screens show it. */
  readonly className: string;
  /** Whether only phones scroll it: windows from 48em on have room for all entries, others from 60em on. */
  readonly phonesOnly?: boolean;
  /** Elements `li`. */
  readonly children: ReactNode;
}

/**
 * A list that is a row with scroll snap on narrow screens (carousel.enhancement.ts). Nothing moves by itself
 * (WCAG 2.2.2), and it scrolls without JavaScript.
 */
export const Carousel = ({ strings, className, phonesOnly = false, children }: CarouselProps) => (
  <div className={`carousel${phonesOnly ? " carousel--phones" : ""}`} data-carousel="0">
    <ul role="list" className={`carousel__row ${className}`}>
      {children}
    </ul>
    <CarouselControls strings={strings} total={Children.count(children)} />
  </div>
);
