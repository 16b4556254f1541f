import { useState } from "react";
import { Dialog, type DialogProps } from "../components/dialog/dialog";
import { useHydrated } from "../hooks/use-hydrated";

interface Demo {
  readonly label: string;
  readonly props: Pick<DialogProps, "title" | "size" | "icon">;
}

const demos: readonly Demo[] = [
  { label: "Open an error", props: { title: "Form error", size: "message", icon: "error" } },
  { label: "Open a success", props: { title: "Message sent", size: "message", icon: "success" } },
  { label: "Open the size of a picture", props: { title: "A picture", size: "picture" } },
];

/** Buttons that open a dialog of each size. Without scripts there are no dialogs, so it says so instead. */
export const DialogDemo = () => {
  const hydrated = useHydrated();
  const [open, setOpen] = useState<Demo>();
  if (!hydrated) return <p>Dialogs open once the scripts of the page run.</p>;
  return (
    <>
      <ul role="list" className="style-page__buttons">
        {demos.map((demo) => (
          <li key={demo.label}>
            <button
              type="button"
              className="style-page__button"
              onClick={() => {
                setOpen(demo);
              }}
            >
              {demo.label}
            </button>
          </li>
        ))}
      </ul>
      {open === undefined ? null : (
        <Dialog
          {...open.props}
          onClose={() => {
            setOpen(undefined);
          }}
        >
          <p>A dialog holds the focus until it is closed. The page behind it stays where it is.</p>
        </Dialog>
      )}
    </>
  );
};
