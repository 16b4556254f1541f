/** Adds a script to the page. @param onError called when it doesn't load */
export const addScript = (address: string, onError?: () => void): void => {
  const script = document.createElement("script");
  script.src = address;
  script.async = true;
  if (onError !== undefined) script.onerror = onError;
  document.head.append(script);
};
