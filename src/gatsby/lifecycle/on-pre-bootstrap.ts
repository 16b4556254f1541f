import { useFasterAvif } from "../workarounds/faster-avif";

/** Runs before any picture is converted. The content is not checked here: `npm run build` does it before Gatsby starts. */
export const onPreBootstrap = (): void => useFasterAvif();
