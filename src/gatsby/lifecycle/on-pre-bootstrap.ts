import { useFasterAvif } from "../workarounds/faster-avif";

/** Runs before Gatsby reads plugins' pictures. The content is checked before Gatsby starts (scripts/build-site.ts). */
export const onPreBootstrap = (): void => useFasterAvif();
