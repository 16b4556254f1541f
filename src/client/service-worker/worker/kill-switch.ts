/**
 * The kill switch: a build with SERVICE_WORKER=off writes this in the worker's place. It deletes all caches and
 * unregisters itself. Open pages stay as they are.
 */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", (event) => {
  event.waitUntil(self.skipWaiting());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const cacheName of await caches.keys()) await caches.delete(cacheName);
      await self.registration.unregister();
    })(),
  );
});

// Makes this file a module for TypeScript.
export {};
