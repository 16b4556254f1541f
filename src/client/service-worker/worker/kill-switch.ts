/**
 * The kill switch: a build with SERVICE_WORKER=off writes this in the worker's place. It deletes all caches and
 * unregisters itself. Open pages stay as they are.
 */
declare const self: ServiceWorkerGlobalScope;

const cleanUp = async (): Promise<void> => {
  for (const cacheName of await caches.keys()) await caches.delete(cacheName);
  await self.registration.unregister();
};

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(cleanUp()));

// Makes this file a module for TypeScript.
export {};
