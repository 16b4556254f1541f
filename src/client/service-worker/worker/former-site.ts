/**
 * The studio's former site was an Angular app with a worker under the same name. A visitor who still has it gets this
 * worker in its place; what it kept stays for the tabs that it opened, until they are gone.
 */

/** Angular's worker names all its stores so. */
const isFormer = (store: string): boolean => store.startsWith("ngsw:");

/** Whether the former site's worker has been here. */
export const formerSiteWasHere = async (): Promise<boolean> => (await caches.keys()).some(isFormer);

/** Throws away what the former site kept. */
export const forgetFormerSite = async (): Promise<void> => {
  for (const store of (await caches.keys()).filter(isFormer)) await caches.delete(store);
};
