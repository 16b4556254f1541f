// Gatsby makes every file in `src/api` a public address, so only this mount is here; the
// function lives in `api/`. It is mounted by `export *` because a `config` export written out in
// any file under `src` makes Gatsby build its server-rendering engines.
export * from "../../api/handler";
export { default } from "../../api/handler";
