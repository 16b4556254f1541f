import { lowerAvifEffort } from "../workarounds/avif-effort";

/** Runs before any picture is converted. */
export const onPreBootstrap = (): void => lowerAvifEffort();
