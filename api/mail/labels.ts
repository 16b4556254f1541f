import type { MessageFormat } from "../http/request";

interface Sent {
  readonly message: string;
  readonly format: MessageFormat;
  readonly elapsedMs: number;
  /** The header Accept-Language. */
  readonly languages: string | undefined;
}

const links = /(?:https?:\/\/|www\.)\S/giu;

const daySeconds = 86_400;

const languageNames = new Intl.DisplayNames(["en"], { type: "language", fallback: "none" });

/** The first language alone, and only one that exists: whoever sends a message can write the header. */
const languageOf = (languages = ""): string => {
  const [code = ""] = /^[a-z]{2,3}(?![a-z])/iu.exec(languages.trim()) ?? [];
  return code !== "" && languageNames.of(code) !== undefined ? code.toLowerCase() : "unknown";
};

/**
 * Headers of the mail by which the studio's own filters can sort messages. They refuse nothing: a person may write without
 * scripts, fast, with many links, and in any language.
 */
export const mailLabels = ({ message, format, elapsedMs, languages }: Sent) => ({
  "X-Form-Scripts": format === "json" ? "yes" : "no",
  "X-Form-Seconds": elapsedMs === Infinity ? "unknown" : String(Math.min(Math.round(elapsedMs / 1000), daySeconds)),
  "X-Form-Links": String(message.match(links)?.length ?? 0),
  "X-Form-Language": languageOf(languages),
});

export type MailLabels = ReturnType<typeof mailLabels>;
