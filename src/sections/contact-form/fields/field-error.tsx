import { Icon } from "../../../components/icon/icon";

/** What is wrong with a field. The text has an element of its own, so that a translated one can be replaced. */
export const FieldError = ({ text }: { readonly text: string }) => (
  <p className="form-message form-message--error">
    <Icon name="error" />
    <span key={text}>{text}</span>
  </p>
);
