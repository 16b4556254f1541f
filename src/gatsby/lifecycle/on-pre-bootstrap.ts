import { lowerAvifEffort } from "../workarounds/avif-effort";

/** Runs before any picture is converted. The content is not checked here: `npm run build` does it before Gatsby starts. */
export const onPreBootstrap = (): void => lowerAvifEffort();
