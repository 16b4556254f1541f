import { messageMaxLength } from "../../src/contact/api-contract";
import { pageParameter } from "../../src/lib/page-path";
import { functionContent } from "../responses/content";
import { isOwnAddress } from "../security/foreign-origin";
import { header, type RequestHeaders } from "./request";

const { line, pages } = functionContent.barrier;

/**
 * The page that a barrier report is about. The form's address names it, and the browser sends that address as Referer.
 * @returns undefined if it names no page of the site
 */
export const reportedPage = (headers: RequestHeaders, origins: readonly string[]): string | undefined => {
  const referer = header(headers, "Referer") ?? "";
  if (!isOwnAddress(referer, headers, origins)) return undefined;
  const named = new URL(referer).searchParams.get(pageParameter);
  return pages.find((page) => page === named);
};

/** Begins a message with the page, as the form's script does, unless there is no message or no room. */
export const withReportedPage = (message: string, page: string | undefined): string => {
  const begun = `${line} ${page}\n\n${message}`;
  return page === undefined || message.trim() === "" || begun.length > messageMaxLength ? message : begun;
};
