/**
 * The former site was an Angular app with a service worker of the same name (/ngsw-worker.js). The browser replaces that
 * one by this one; its caches stay for the tabs that it opened until those are closed.
 */

/** Angular's worker prefixes all its caches. */
const isLegacy = (cacheName: string): boolean => cacheName.startsWith("ngsw:");

export const hasLegacyCaches = async (): Promise<boolean> => (await caches.keys()).some(isLegacy);

export const deleteLegacyCaches = async (): Promise<void> => {
  for (const cacheName of (await caches.keys()).filter(isLegacy)) await caches.delete(cacheName);
};
