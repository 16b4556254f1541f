export { writeFunctionContent as onPreInit } from "../outputs/function-content/write-function-content";
