/** A piece of HTML that may stand in a page as it is. */
interface Markup {
  readonly html: string;
}

/** Escapes a text for elements and quoted attributes. */
const escapeHtml = (text: string): string => text.replace(/[&<>"']/gu, (sign) => `&#${String(sign.codePointAt(0))};`);

const toHtml = (value: string | Markup | readonly Markup[]): string => {
  if (typeof value === "string") return escapeHtml(value);
  return "html" in value ? value.html : value.map(({ html }) => html).join("");
};

/** A template of HTML. Texts in it are escaped; other markup, a piece or a list, is not. */
export const markup = (parts: TemplateStringsArray, ...values: readonly Parameters<typeof toHtml>[0][]): Markup => ({
  html: parts.map((part, index) => (index === 0 ? part : toHtml(values[index - 1] ?? "") + part)).join(""),
});
