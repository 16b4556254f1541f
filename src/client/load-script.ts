/** Fetches and runs a script. @param onError called where it does not come */
export const loadScript = (src: string, onError: OnErrorEventHandler = null): void => {
  document.head.append(Object.assign(document.createElement("script"), { src, onerror: onError }));
};
