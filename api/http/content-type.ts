import { header, type ContactRequest } from "./request";

/** The format of a message's body. */
export type MessageFormat = "json" | "form";

/**
 * Reads a Content-Type header (RFC 9110, 8.3).
 * @returns undefined for any other type or charset
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

/** Whether a request is a form post, which gets an HTML page; all others get JSON. */
export const isFormPost = ({ method, headers }: Pick<ContactRequest, "method" | "headers">): boolean =>
  method === "POST" && readContentType(header(headers, "Content-Type")) === "form";
