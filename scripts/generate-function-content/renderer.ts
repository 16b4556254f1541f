export { renderLayout } from "./layout";
export { renderResponsePages } from "./response-pages";
