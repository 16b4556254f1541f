import { Dialog } from "../dialog/dialog";
import "./enlarged-picture.css";

interface EnlargedPictureProps {
  readonly url: string;
  readonly name: string;
  readonly alt: string;
  readonly onClose: () => void;
}

/** A picture at its full size in a dialog that scrolls. */
export const EnlargedPicture = ({ url, name, alt, onClose }: EnlargedPictureProps) => (
  <Dialog title={name} size="picture" onClose={onClose}>
    <img className="enlarged-picture" src={url} alt={alt} />
  </Dialog>
);
