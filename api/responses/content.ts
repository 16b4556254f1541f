import type { FunctionContent } from "../../src/contact/function-content";
import generatedContent from "../generated/content.json";

export const functionContent: FunctionContent = generatedContent;
