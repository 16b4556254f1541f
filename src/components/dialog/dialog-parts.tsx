import type { ComponentProps, ReactNode } from "react";
import { uiStrings } from "../../strings/ui-strings";
import { Icon } from "../icon/icon";

interface DialogPartsProps {
  readonly title: string;
  readonly titleId: string;
  /** Whether the title has the focus when the browser opens the dialog: only so does a screen reader say it. */
  readonly focusesTitle?: boolean;
  /** The id of the text, where it describes the dialog. */
  readonly bodyId?: string | undefined;
  /** Shown before the title, which says the same in words. */
  readonly icon?: "error" | "success" | undefined;
  readonly closeIcon: ComponentProps<"button">;
  readonly closeButton: ComponentProps<"button">;
  readonly children: ReactNode;
}

/** What every dialog but the drawer holds: the title with the close icon, the text, and the Close button. */
export const DialogParts = ({
  title,
  titleId,
  focusesTitle = false,
  bodyId,
  icon,
  closeIcon,
  closeButton,
  children,
}: DialogPartsProps) => (
  <>
    <div className="dialog__head">
      <h2 className="dialog__title" id={titleId} {...(focusesTitle ? { tabIndex: -1, autoFocus: true } : {})}>
        {icon === undefined ? null : <Icon name={icon} className={`dialog__sign--${icon}`} />}
        {title}
      </h2>
      <button type="button" className="dialog__icon button button--icon" title={uiStrings.closeDialog} {...closeIcon}>
        <Icon name="close" />
        <span className="visually-hidden">{uiStrings.closeDialog}</span>
      </button>
    </div>
    <div className="dialog__body flow" id={bodyId}>
      {children}
    </div>
    <div className="dialog__foot">
      <button type="button" className="dialog__close button" {...closeButton}>
        {uiStrings.close}
      </button>
    </div>
  </>
);
