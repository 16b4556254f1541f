/** Reads one cookie (RFC 6265, 5.4). Platforms join several Cookie headers with commas; our values contain none. */
export const readCookie = (header: string | undefined, name: string): string | undefined => {
  for (const pair of header?.split(/[;,]/u) ?? []) {
    const equals = pair.indexOf("=");
    if (equals !== -1 && pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim();
  }
  return undefined;
};
