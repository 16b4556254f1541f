import { header, type ContactRequest } from "./request";

/** How the body of a message is written. */
export type MessageFormat = "json" | "form";

/**
 * Reads a Content-Type header (RFC 9110, 8.3).
 * @returns undefined when it is none that a message can have, or not in UTF-8
 */
export const readContentType = (header: string | undefined): MessageFormat | undefined => {
  const [type = "", ...parameters] = (header ?? "").split(";").map((part) => part.trim().toLowerCase());
  const inUtf8 = parameters.every((parameter) => {
    const [name, value = ""] = parameter.split("=");
    return name !== "charset" || /^"?utf-?8"?$/u.test(value);
  });
  if (!inUtf8) return undefined;
  if (type === "application/json") return "json";
  return type === "application/x-www-form-urlencoded" ? "form" : undefined;
};

/** Says whether a request is a form's: its answer is a page, every other answer is JSON. */
export const isFormPost = ({ method, headers }: Pick<ContactRequest, "method" | "headers">): boolean =>
  method === "POST" && readContentType(header(headers, "Content-Type")) === "form";
