import { contactEndpoint } from "../../../contact/api-contract";

export interface FunctionResponse {
  readonly httpStatus: number;
  readonly text: string;
}

/** The function responds within 9 seconds and its host stops it after 10; the rest is for a slow network. */
const timeLimitMs = 11_000;

/** Requests the contact function and reads the whole response. @returns undefined on a network error or timeout */
export const callFunction = async (options: RequestInit): Promise<FunctionResponse | undefined> => {
  try {
    // Before Safari 16 and Chrome 103 the browser's own time limit applies.
    const signal = "timeout" in AbortSignal ? AbortSignal.timeout(timeLimitMs) : null;
    const response = await fetch(contactEndpoint, { ...options, credentials: "same-origin", signal });
    return { httpStatus: response.status, text: await response.text() };
  } catch {
    return undefined;
  }
};
