/**
 * The former site was an Angular app with a service worker of the same name (/ngsw-worker.js), which the browser replaces
 * by this one. Its caches, all named so, stay for the tabs that it opened until those are closed.
 */
export const deleteLegacyCaches = async (): Promise<void> => {
  for (const name of await caches.keys()) if (name.startsWith("ngsw:")) await caches.delete(name);
};
