/** Adds an event to the list that tag managers read; nothing is loaded for it. */
export const pushToDataLayer = (event: "email_sent"): void => {
  const list: unknown = Reflect.get(window, "dataLayer");
  if (Array.isArray(list)) list.push({ event });
  else Reflect.set(window, "dataLayer", [{ event }]);
};
