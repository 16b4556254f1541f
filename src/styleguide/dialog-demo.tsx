import { useState } from "react";
import { Dialog, type DialogProps } from "../components/dialog/dialog";
import { DialogParts } from "../components/dialog/dialog-parts";
import { closesDialog, NativeDialog, opensDialog } from "../components/dialog/native-dialog";
import { useHydrated } from "../sections/project-cards/use-hydrated";

interface Demo {
  readonly label: string;
  readonly props: Pick<DialogProps, "title" | "icon">;
}

const demos: readonly Demo[] = [
  { label: "Open an error", props: { title: "Form error", icon: "error" } },
  { label: "Open a success", props: { title: "Message sent", icon: "success" } },
];

const nativeId = "ui-native-dialog";

/** A dialog in the HTML, as large as the accessibility statement. */
const NativeDemo = () => (
  <>
    <p>
      <button className="style-guide__button" {...opensDialog(nativeId)}>
        Open a native dialog
      </button>
    </p>
    <NativeDialog
      id={nativeId}
      className="dialog__window dialog__window--statement"
      aria-labelledby={`${nativeId}-title`}
      closedby="none"
    >
      <DialogParts
        title="A long text"
        titleId={`${nativeId}-title`}
        closeIcon={closesDialog(nativeId)}
        closeButton={closesDialog(nativeId)}
      >
        <p>It opens before the page&apos;s scripts are there, and without them.</p>
      </DialogParts>
    </NativeDialog>
  </>
);

/** Buttons that open a dialog of each kind. Those of @reach/dialog need scripts. */
export const DialogDemo = () => {
  const hydrated = useHydrated();
  const [open, setOpen] = useState<Demo>();
  if (!hydrated) return <NativeDemo />;
  return (
    <>
      <NativeDemo />
      <ul role="list" className="style-guide__buttons">
        {demos.map((demo) => (
          <li key={demo.label}>
            <button
              type="button"
              className="style-guide__button"
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
