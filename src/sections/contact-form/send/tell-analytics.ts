/**
 * Tells analytics of a sent message by the convention that tag managers read. Nothing is loaded for
 * it: where no tag manager runs, the entry just stays in the list.
 */
export const tellAnalytics = (event: "email_sent"): void => {
  const list: unknown = Reflect.get(window, "dataLayer");
  if (Array.isArray(list)) list.push({ event });
  else Reflect.set(window, "dataLayer", [{ event }]);
};
