import { useFormik } from "formik";
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { CharacterCounter } from "../../components/form-field/character-counter";
import { FormMessage, type FormMessageProps } from "../../components/form-message/form-message";
import { contactFields, emptyMessage, fieldNames, messageMaxLength } from "../../contact/api-contract";
import { contactMessageSchema, type ContactErrors, type ContactMessage } from "../../contact/schema";
import { required } from "../../lib/required";
import type { ScriptContent } from "../../contact/content";
import { contactFormStrings as strings } from "../../strings/contact-form-strings";
import { ensureXsrfToken } from "../../contact/sending/contact-function";
import { errorDialogs, FormDialogs, resultDialog, type FormDialog } from "./form-dialogs";
import { takeOver } from "./form-start";
import { forgetSent, idempotencyKeyOf, readFields, type ContactFormElement } from "./draft";
import { starterOf, type MessageStarter } from "./message-starters";
import { pushToDataLayer, sendMessage } from "../../contact/sending/send-message";

interface ControllerProps {
  readonly content: ScriptContent;
  readonly starters: readonly MessageStarter[];
  /** The form in the page, with its slots. */
  readonly form: ContactFormElement;
}

/** What the line under the form says. */
type SubmitStatus = "sending" | "slow" | "sent" | "failed" | "offline";

const slowAfterMs = 5000;

/** @param reference of the message that was sent; undefined where the function named none */
const statusMessages = (
  content: ScriptContent,
  reference: string | undefined,
): Record<SubmitStatus, FormMessageProps> => ({
  // The button shows the same text.
  sending: { kind: "waiting", text: strings.sending, isHidden: true },
  slow: { kind: "waiting", text: strings.slow },
  sent: {
    kind: "success",
    text:
      reference === undefined ? content.statusSuccess : `${content.statusSuccess} ${content.reference} ${reference}.`,
  },
  failed: { kind: "error", text: content.statusFailure },
  offline: { kind: "error", text: strings.offline },
});

/** Shows in the form's attributes which fields are invalid, and whether a message is being sent. */
const showState = (form: ContactFormElement, sending: boolean, errors: ContactErrors): void => {
  for (const name of fieldNames) {
    form.elements[name].readOnly = sending;
    form.elements[name].setAttribute("aria-invalid", String(errors[name] !== undefined));
  }
  const button = form.querySelector("button[type=submit]");
  button?.setAttribute("aria-disabled", String(sending));
  for (const label of button?.querySelectorAll<HTMLElement>("[data-while]") ?? [])
    label.hidden = (label.dataset["while"] === "sending") !== sending;
};

/**
 * What changes in the contact form. The fields in the page own the text; Formik validates and submits it. Errors, counter
 * and status are rendered into the form's slots; the results appear in dialogs.
 */
export const ContactFormController = ({ content, starters, form }: ControllerProps) => {
  const [dialogs, setDialogs] = useState<readonly FormDialog[]>([]);
  const [status, setStatus] = useState<SubmitStatus>();
  const [reference, setReference] = useState<string>();
  const isBusy = useRef(false);

  const formik = useFormik<ContactMessage>({
    initialValues: readFields(form),
    validationSchema: contactMessageSchema,
    onSubmit: async (values) => {
      setStatus("sending");
      const timer = setTimeout(setStatus, slowAfterMs, "slow");
      const idempotencyKey = idempotencyKeyOf(form);
      const message = contactMessageSchema.cast(values);
      const result = await sendMessage({
        message,
        honeypot: form.elements[contactFields.honeypot].value,
        idempotencyKey,
      });
      clearTimeout(timer);
      if (result.kind === "refused") {
        setStatus(undefined);
        form.submit();
        return;
      }
      if (result.kind === "sent") {
        setReference(result.reference);
        pushToDataLayer("email_sent");
        forgetSent(form, values);
      }
      setStatus(result.kind);
      setDialogs([resultDialog(result, content)]);
    },
  });
  // Errors are shown from the first submit on, not while the visitor still writes.
  const errors = formik.submitCount === 0 ? {} : formik.errors;
  const starter = starterOf(formik.values.message, starters);
  // Formik calls nothing when a submit has found errors.
  const [answeredCount, setAnsweredCount] = useState(0);
  if (!formik.isSubmitting && answeredCount !== formik.submitCount) {
    setAnsweredCount(formik.submitCount);
    const found = Object.values(errors);
    if (found.length > 0) setDialogs(errorDialogs(found, content));
  }

  /** Formik follows the fields: password managers fill them without events. */
  const follow = (validates: boolean) => formik.setValues(readFields(form), validates);

  const onUse = useEffectEvent((event: Event) => {
    // Submitting need not wait for the cookie then, and readers of the page get none.
    if (event.type === "focusin") void ensureXsrfToken();
    if (event.type === "input") setStatus(undefined);
    void follow(true);
  });
  const onSubmit = useEffectEvent(async (event: Event) => {
    event.preventDefault();
    // At once: state would let a second press in the same task through.
    if (isBusy.current) return;
    isBusy.current = true;
    await follow(false);
    await formik.submitForm().finally(() => {
      isBusy.current = false;
    });
  });
  const onReset = useEffectEvent(() => {
    setStatus(undefined);
    formik.resetForm({ values: emptyMessage });
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    for (const type of ["focusin", "focusout", "input"])
      form.addEventListener(type, (event) => onUse(event), { signal });
    form.addEventListener("submit", (event) => void onSubmit(event), { signal });
    form.addEventListener("reset", () => onReset(), { signal });
    window.addEventListener("online", () => setStatus((now) => (now === "offline" ? undefined : now)), { signal });
    takeOver(form);
    return () => listening.abort();
  }, [form]);

  useEffect(() => {
    showState(form, status === "sending" || status === "slow", errors);
  });

  const fill = (slot: string, node: ReactNode) =>
    createPortal(node, required(form.querySelector(`[data-slot=${slot}]`), `The form has no slot "${slot}".`), slot);
  return (
    <>
      {fieldNames.map((name) =>
        fill(`${name}-error`, errors[name] && <FormMessage kind="error" text={errors[name]} />),
      )}
      {fill("starter", starter && <span>{` ${starter.note}`}</span>)}
      {fill("counter", <CharacterCounter length={formik.values.message.length} max={messageMaxLength} />)}
      {fill("status", status && <FormMessage {...statusMessages(content, reference)[status]} />)}
      <FormDialogs
        open={dialogs}
        onClose={(dialog) => setDialogs((open) => open.filter((other) => other !== dialog))}
        firstInvalidField={() => form.querySelector<HTMLElement>("[aria-invalid=true]")}
      />
    </>
  );
};
