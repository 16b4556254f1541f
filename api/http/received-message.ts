/** What a request says, before the rules are asked. */
export interface ReceivedMessage {
  readonly email: string;
  readonly message: string;
  readonly honeypot: string;
  readonly elapsedMs: number | undefined;
  readonly formToken: string;
}

/** A body that cannot be understood. The message is in plain words and quotes nothing of the body. */
export class UnreadableMessage extends Error {}

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** @throws UnreadableMessage when the bytes are not UTF-8 */
export const decodeUtf8 = (bytes: Buffer): string => {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new UnreadableMessage("The message is not in UTF-8.");
  }
};
