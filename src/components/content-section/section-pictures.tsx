import { uiStrings } from "../../strings/ui-strings";
import { Carousel } from "../carousel/carousel";
import { Figure } from "../figure/figure";
import "./growth.css";

type Pictures = NonNullable<Queries.ContentSectionFragment["pictures"]>;

interface SectionPicturesProps {
  readonly pictures: Pictures;
  readonly arrangement: Queries.PictureArrangement | "text";
}

/** Whether the pictures begin with a sketch on paper, and end with what became of it. */
const beginsOnPaper = (pictures: Pictures): boolean =>
  pictures[0]?.frame === "paper" && pictures.at(-1)?.frame !== "paper";

/** The pictures of a part: alone, as a pair, as a row to page through, or as sketches with what they became. */
export const SectionPictures = ({ pictures, arrangement }: SectionPicturesProps) => {
  const figures = pictures.map((picture) => <Figure key={picture.image.src} picture={picture} />);
  const entries = figures.map((figure) => <li key={figure.key}>{figure}</li>);
  const isRow = arrangement === "row";
  const isSet = figures.length > 1 && (isRow || arrangement === "column");
  return (
    <div className="content-section__pictures stack stack--loose">
      {isRow && beginsOnPaper(pictures) ? (
        <Carousel strings={uiStrings.pictures} className="growth" phonesOnly>
          {entries}
        </Carousel>
      ) : isSet ? (
        <Carousel strings={uiStrings.pictures} className="content-section__row" phonesOnly={figures.length === 2}>
          {entries}
        </Carousel>
      ) : (
        figures
      )}
    </div>
  );
};
