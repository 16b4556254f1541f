/**
 * The worker's kill switch: put in its place by a build with SERVICE_WORKER=off, it forgets all that was kept and takes
 * itself out. Open pages go on; none is reloaded.
 */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", (event) => {
  event.waitUntil(self.skipWaiting());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const store of await caches.keys()) await caches.delete(store);
      await self.registration.unregister();
    })(),
  );
});

export {};
